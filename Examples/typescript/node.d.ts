// As much of Node's own types as the example needs, so that it can be checked without any package.
declare class Buffer {
  static from(text: string): Buffer;
  static compare(a: Buffer, b: Buffer): number;
  toString(encoding: "utf8"): string;
}
declare const process: { argv: string[] };
declare const console: { log(text: string): void };
declare module "node:fs" {
  export function readFileSync(path: string): Buffer;
}
declare module "node:crypto" {
  export function createHash(algorithm: "sha256"): { update(bytes: Buffer): { digest(encoding: "hex"): string } };
}
