import Glibc

/// PDFium's functions, found in the library when the first PDF is read. Not thread-safe: one a process.
///
/// Declared by hand after PDFium's public headers `fpdfview.h`, `fpdf_text.h`, `fpdf_edit.h`, `fpdf_annot.h`,
/// `fpdf_transformpage.h` and `fpdf_formfill.h`.
struct PDFium {
    typealias Handle = OpaquePointer?
    typealias Flag = Int32

    struct Rect {
        var left: Float = 0
        var top: Float = 0
        var right: Float = 0
        var bottom: Float = 0
    }

    struct Matrix {
        var a: Float = 1
        var b: Float = 0
        var c: Float = 0
        var d: Float = 1
        var e: Float = 0
        var f: Float = 0
    }

    /// `FPDF_LIBRARY_CONFIG`, version 2.
    private struct Configuration {
        var version: Int32 = 2
        var userFontPaths: UnsafeMutablePointer<UnsafePointer<CChar>?>?
        var isolate: UnsafeMutableRawPointer?
        var embedderSlot: UInt32 = 0
    }

    /// What `FPDF_GetLastError` says.
    enum Mistake: UInt { case noFormat = 3, password = 4, security = 5 }

    // Documents and pages
    let lastError: @convention(c) () -> UInt
    let loadDocument: @convention(c) (UnsafeRawPointer?, Int, UnsafePointer<CChar>?) -> Handle
    let formType: @convention(c) (Handle) -> Int32
    let isTagged: @convention(c) (Handle) -> Flag
    let pageCount: @convention(c) (Handle) -> Int32
    let loadPage: @convention(c) (Handle, Int32) -> Handle
    let closePage: @convention(c) (Handle) -> Void
    let pageRotation: @convention(c) (Handle) -> Int32
    let pageBox: @convention(c) (Handle, UnsafeMutableRawPointer) -> Flag
    // Text
    let loadText: @convention(c) (Handle) -> Handle
    let closeText: @convention(c) (Handle) -> Void
    let glyphCount: @convention(c) (Handle) -> Int32
    let unicode: @convention(c) (Handle, Int32) -> UInt32
    let isGenerated: @convention(c) (Handle, Int32) -> Int32
    let isHyphen: @convention(c) (Handle, Int32) -> Int32
    let hasMapError: @convention(c) (Handle, Int32) -> Int32
    let inkBox:
        @convention(c) (
            Handle, Int32, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>,
            UnsafeMutablePointer<Double>
        ) -> Flag
    let looseBox: @convention(c) (Handle, Int32, UnsafeMutableRawPointer) -> Flag
    let origin: @convention(c) (Handle, Int32, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Flag
    let fontSize: @convention(c) (Handle, Int32) -> Double
    let textMatrix: @convention(c) (Handle, Int32, UnsafeMutableRawPointer) -> Flag
    let textObject: @convention(c) (Handle, Int32) -> Handle
    let renderMode: @convention(c) (Handle) -> Int32
    // Objects
    let objectCount: @convention(c) (Handle) -> Int32
    let object: @convention(c) (Handle, Int32) -> Handle
    let formObjectCount: @convention(c) (Handle) -> Int32
    let formObject: @convention(c) (Handle, UInt) -> Handle
    let objectType: @convention(c) (Handle) -> Int32
    let setActive: @convention(c) (Handle, Flag) -> Flag
    let objectMatrix: @convention(c) (Handle, UnsafeMutableRawPointer) -> Flag
    let objectBounds:
        @convention(c) (
            Handle, UnsafeMutablePointer<Float>, UnsafeMutablePointer<Float>, UnsafeMutablePointer<Float>,
            UnsafeMutablePointer<Float>
        ) -> Flag
    let markCount: @convention(c) (Handle) -> Int32
    let mark: @convention(c) (Handle, UInt) -> Handle
    let markName: @convention(c) (Handle, UnsafeMutablePointer<UInt16>?, UInt, UnsafeMutablePointer<UInt>) -> Flag
    let fillColor: ColorOf
    let strokeColor: ColorOf
    let strokeWidth: @convention(c) (Handle, UnsafeMutablePointer<Float>) -> Flag
    let drawMode: @convention(c) (Handle, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Flag>) -> Flag
    let segmentCount: @convention(c) (Handle) -> Int32
    let segment: @convention(c) (Handle, Int32) -> Handle
    let segmentPoint: @convention(c) (Handle, UnsafeMutablePointer<Float>, UnsafeMutablePointer<Float>) -> Flag
    let segmentType: @convention(c) (Handle) -> Int32
    let segmentCloses: @convention(c) (Handle) -> Flag
    let clipPath: @convention(c) (Handle) -> Handle
    let clipCount: @convention(c) (Handle) -> Int32
    let clipSegmentCount: @convention(c) (Handle, Int32) -> Int32
    let clipSegment: @convention(c) (Handle, Int32, Int32) -> Handle
    // Annotations
    let annotationCount: @convention(c) (Handle) -> Int32
    let annotation: @convention(c) (Handle, Int32) -> Handle
    let closeAnnotation: @convention(c) (Handle) -> Void
    let annotationSubtype: @convention(c) (Handle) -> Int32
    let annotationBox: @convention(c) (Handle, UnsafeMutableRawPointer) -> Flag
    let annotationFlags: @convention(c) (Handle) -> Int32
    /// The length is counted in bytes of UTF-16, with its end.
    let annotationString: @convention(c) (Handle, UnsafePointer<CChar>, UnsafeMutableRawPointer?, UInt) -> UInt
    // Rendering
    let makeBitmap: @convention(c) (Int32, Int32, Int32, UnsafeMutableRawPointer?, Int32) -> Handle
    let fillBitmap: @convention(c) (Handle, Int32, Int32, Int32, Int32, UInt) -> Flag
    let render: @convention(c) (Handle, Handle, Int32, Int32, Int32, Int32, Int32, Int32) -> Void
    let bitmapBytes: @convention(c) (Handle) -> UnsafeMutableRawPointer?
    let bitmapStride: @convention(c) (Handle) -> Int32
    let destroyBitmap: @convention(c) (Handle) -> Void

    typealias ColorOf =
        @convention(c) (
            Handle, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>,
            UnsafeMutablePointer<UInt32>
        ) -> Flag

    /// Opens the library and starts it, without any font of the system: those would change text and places.
    init(path: String) throws(PaperRefusal) {
        guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
            throw .noEngine(dlerror().map { String(cString: $0) })
        }
        func function<F>(_ name: String) throws(PaperRefusal) -> F {
            guard let symbol = dlsym(library, name) else { throw .noEngine("\(path) has no function \(name)") }
            return unsafeBitCast(symbol, to: F.self)
        }
        lastError = try function("FPDF_GetLastError")
        loadDocument = try function("FPDF_LoadMemDocument64")
        formType = try function("FPDF_GetFormType")
        isTagged = try function("FPDFCatalog_IsTagged")
        pageCount = try function("FPDF_GetPageCount")
        loadPage = try function("FPDF_LoadPage")
        closePage = try function("FPDF_ClosePage")
        pageRotation = try function("FPDFPage_GetRotation")
        pageBox = try function("FPDF_GetPageBoundingBox")
        loadText = try function("FPDFText_LoadPage")
        closeText = try function("FPDFText_ClosePage")
        glyphCount = try function("FPDFText_CountChars")
        unicode = try function("FPDFText_GetUnicode")
        isGenerated = try function("FPDFText_IsGenerated")
        isHyphen = try function("FPDFText_IsHyphen")
        hasMapError = try function("FPDFText_HasUnicodeMapError")
        inkBox = try function("FPDFText_GetCharBox")
        looseBox = try function("FPDFText_GetLooseCharBox")
        origin = try function("FPDFText_GetCharOrigin")
        fontSize = try function("FPDFText_GetFontSize")
        textMatrix = try function("FPDFText_GetMatrix")
        textObject = try function("FPDFText_GetTextObject")
        renderMode = try function("FPDFTextObj_GetTextRenderMode")
        objectCount = try function("FPDFPage_CountObjects")
        object = try function("FPDFPage_GetObject")
        formObjectCount = try function("FPDFFormObj_CountObjects")
        formObject = try function("FPDFFormObj_GetObject")
        objectType = try function("FPDFPageObj_GetType")
        setActive = try function("FPDFPageObj_SetIsActive")
        objectMatrix = try function("FPDFPageObj_GetMatrix")
        objectBounds = try function("FPDFPageObj_GetBounds")
        markCount = try function("FPDFPageObj_CountMarks")
        mark = try function("FPDFPageObj_GetMark")
        markName = try function("FPDFPageObjMark_GetName")
        fillColor = try function("FPDFPageObj_GetFillColor")
        strokeColor = try function("FPDFPageObj_GetStrokeColor")
        strokeWidth = try function("FPDFPageObj_GetStrokeWidth")
        drawMode = try function("FPDFPath_GetDrawMode")
        segmentCount = try function("FPDFPath_CountSegments")
        segment = try function("FPDFPath_GetPathSegment")
        segmentPoint = try function("FPDFPathSegment_GetPoint")
        segmentType = try function("FPDFPathSegment_GetType")
        segmentCloses = try function("FPDFPathSegment_GetClose")
        clipPath = try function("FPDFPageObj_GetClipPath")
        clipCount = try function("FPDFClipPath_CountPaths")
        clipSegmentCount = try function("FPDFClipPath_CountPathSegments")
        clipSegment = try function("FPDFClipPath_GetPathSegment")
        annotationCount = try function("FPDFPage_GetAnnotCount")
        annotation = try function("FPDFPage_GetAnnot")
        closeAnnotation = try function("FPDFPage_CloseAnnot")
        annotationSubtype = try function("FPDFAnnot_GetSubtype")
        annotationBox = try function("FPDFAnnot_GetRect")
        annotationFlags = try function("FPDFAnnot_GetFlags")
        annotationString = try function("FPDFAnnot_GetStringValue")
        makeBitmap = try function("FPDFBitmap_CreateEx")
        fillBitmap = try function("FPDFBitmap_FillRect")
        render = try function("FPDF_RenderPageBitmap")
        bitmapBytes = try function("FPDFBitmap_GetBuffer")
        bitmapStride = try function("FPDFBitmap_GetStride")
        destroyBitmap = try function("FPDFBitmap_Destroy")

        let start: @convention(c) (UnsafeRawPointer) -> Void = try function("FPDF_InitLibraryWithConfig")
        // PDFium keeps the pointer: the list lives as long as the process.
        let noFonts = UnsafeMutablePointer<UnsafePointer<CChar>?>.allocate(capacity: 1)
        noFonts.initialize(to: nil)
        var configuration = Configuration(userFontPaths: noFonts)
        start(&configuration)
    }
}
