"""Hostile files, each many of one thing: by name, how many at first, and what makes the text of so many."""
import random
import string

def word(i, length=9):
    r = random.Random(i * 7919 + 13)
    s = ''
    while len(s) < length:
        s += r.choice('bcdfglmnprstvz') + r.choice('aeiou')
    return s[:length]
def capitalised(i): return word(i).capitalize()
DRUGS = "Abacavir Abilify Adcirca Aggrenox Alkeran Amiodarone Ampyra Antabuse Aricept Arimidex Atripla Avonex Azilect Baraclude Betaseron Campath Campral Caprelsa Casodex Cayston Cellcept Clozapine Cognex Combivir Comtan Copaxone Crixivan Cytoxan Daklinza Daliresp Descovy Digitek Digoxin Donepezil Droxia".split()
SHAPES = {}
def shape(ext, n):
    def add(f):
        SHAPES[f.__name__ + '.' + ext] = (n, f)
        return f
    return add
def html(body, head=''): return f"<!DOCTYPE html><html><head><title>Underwriting guide</title>{head}</head><body>{body}</body></html>"
def tr(cells, tag='td'): return '<tr>' + ''.join(f'<{tag}>{c}</{tag}>' for c in cells) + '</tr>'
def table(rows, header=None): return '<table>' + (tr(header, 'th') if header else '') + ''.join(tr(r) for r in rows) + '</table>'
HEIGHTS = [f"{f}'{i}\"" for f in (4, 5, 6) for i in range(12)][8:32]
BUILD = [[h, str(180 + 4*k), str(205 + 4*k), str(230 + 5*k)] for k, h in enumerate(HEIGHTS)]
BH = ['Height', 'Preferred', 'Standard', 'Table 2']
def buildtable(): return table(BUILD, BH)
def csvbuild(): return ','.join(BH) + '\n' + '\n'.join(','.join([r[0].replace('"', '""').join('""')] + r[1:]) for r in BUILD) + '\n'
MH = ['Medication', 'Condition', 'Lookback', 'Decision']
def medrow(i): return [DRUGS[i % len(DRUGS)], ['Hypertension', 'Diabetes', 'Cancer', 'HIV'][i % 4], ['12 months', 'any', '24 months'][i % 3], ['Decline', 'Accept', 'Graded'][i % 3]]
def medtable(n=20): return table([medrow(i) for i in range(n)], MH)
MEDINTRO = '<h1>Prescription drugs</h1><p>Applicants currently taking any of the medications below will not be eligible.</p>'

# names
@shape('html', 2500)
def unknown_names_p(n): return html(MEDINTRO + ''.join(f'<p>{capitalised(i)}</p>' for i in range(n)))
@shape('html', 2500)
def unknown_names_li(n): return html(MEDINTRO + '<ul>' + ''.join(f'<li>{capitalised(i)}</li>' for i in range(n)) + '</ul>')
@shape('csv', 2500)
def unknown_names(n): return 'Medication,Condition,Decision\n' + ''.join(f'{capitalised(i)},Cancer,Decline\n' for i in range(n))
@shape('csv', 2500)
def unknown_conditions(n): return 'Medication,Condition,Decision\n' + ''.join(f'{DRUGS[i%30]},{word(i)} {word(i+9999)},Decline\n' for i in range(n))
@shape('csv', 2500)
def unknown_decisions(n): return 'Medication,Condition,Decision\n' + ''.join(f'{DRUGS[i%30]},Cancer,{word(i)} {word(i+777)}\n' for i in range(n))
@shape('csv', 2500)
def known_names(n): return 'Medication,Condition,Decision\n' + ''.join(f'{DRUGS[i%30]},Cancer,Decline\n' for i in range(n))
@shape('csv', 2500)
def names_of_two_words(n): return 'Medication,Condition,Decision\n' + ''.join(f'{capitalised(i)} {capitalised(i+50000)} ({capitalised(i+90000)}),Cancer,Decline\n' for i in range(n))
@shape('xml', 2500)
def unknown_names_xml(n): return '<medicationExclusions><list><title>Not eligible</title><instruction>An applicant currently taking any of these medications is not eligible.</instruction><medications>' + ''.join(f'<medication><name>{capitalised(i)}</name></medication>' for i in range(n)) + '</medications></list></medicationExclusions>'
@shape('csv', 250)
def names_in_one_cell(n): return 'Medication,Condition,Decision\n' + '"' + ', '.join(capitalised(i) for i in range(n)) + '",Cancer,Decline\n'
@shape('csv', 250)
def conditions_in_one_cell(n): return 'Medication,Condition,Decision\n' + 'Abilify,"' + ', '.join(capitalised(i) for i in range(n)) + '",Decline\n'
@shape('csv', 2500)
def misspelt_drugs(n):
    r = random.Random(1)
    def bad(i):
        d = DRUGS[i % len(DRUGS)]; k = r.randrange(1, len(d)); return d[:k] + r.choice(string.ascii_lowercase) + d[k+r.randrange(2):]
    return 'Medication,Condition,Decision\n' + ''.join(f'{bad(i)},Cancer,Decline\n' for i in range(n))
# sentences
@shape('html', 1250)
def sentences_p(n): return html(MEDINTRO + medtable() + ''.join(f'<p>Applicants who took {capitalised(i)} within the past {i%60+1} months will be declined.</p>' for i in range(n)))
@shape('html', 1250)
def sentences_above(n): return html('<h1>Prescription drugs</h1>' + ''.join(f'<p>Applicants who took {capitalised(i)} within the past {i%60+1} months will be declined.</p>' for i in range(n)) + medtable())
@shape('html', 1250)
def sentences_build_below(n): return html('<h1>Build chart</h1>' + buildtable() + ''.join(f'<p>Applicants of {word(i)} over {i%80+1} years must be declined at {i} pounds.</p>' for i in range(n)))
@shape('html', 1250)
def sentences_build_above(n): return html('<h1>Build chart</h1>' + ''.join(f'<p>Applicants of {word(i)} over {i%80+1} years must be declined at {i} pounds.</p>' for i in range(n)) + buildtable())
@shape('csv', 1250)
def sentences_csv_below(n): return csvbuild() + ''.join(f'\n"Applicants of {word(i)} over {i%80+1} years must be declined, at {i} pounds."' for i in range(n)) + '\n'
@shape('csv', 1250)
def sentences_csv_above(n): return ''.join(f'"Applicants of {word(i)} over {i%80+1} years must be declined, at {i} pounds."\n' for i in range(n)) + csvbuild()
@shape('csv', 1250)
def sentences_csv_med_below(n): return 'Medication,Condition,Decision\n' + ''.join(f'{DRUGS[i]},Cancer,Decline\n' for i in range(30)) + ''.join(f'"Applicants who took {capitalised(i)} within the past {i%60+1} months will be declined.",,\n' for i in range(n))
@shape('html', 250)
def one_long_paragraph(n): return html(MEDINTRO + medtable() + '<p>' + ' '.join(f'Applicants who took {capitalised(i)} in the last {i%60+1} months decline.' for i in range(n)) + '</p>')
# sentence headers
@shape('html', 300)
def sentence_headers(n): return html(MEDINTRO + table([[DRUGS[r]] + ['Decline'] * n for r in range(3)], ['Medication'] + [f'If taken within {i+1} months for {word(i)} by applicants over {i%60+18}' for i in range(n)]))
@shape('csv', 300)
def sentence_headers_csv(n): return 'Medication,' + ','.join(f'If taken within {i+1} months for {word(i)} by applicants over {i%60+18}' for i in range(n)) + '\n' + ''.join(DRUGS[r] + ',Decline' * n + '\n' for r in range(3))
@shape('csv', 300)
def sentence_headers_build(n): return 'Height,' + ','.join(f'Preferred {word(i)} for men aged {i%60+18} to 80' for i in range(n)) + '\n' + ''.join(f"{h[:-1]}," + ','.join(str(150 + k) for k in range(n)) + '\n' for h in HEIGHTS[:6])
@shape('csv', 300)
def plain_columns(n): return 'Height,' + ','.join(f'Class {i}' for i in range(n)) + '\n' + ''.join(f"{h[:-1]}," + ','.join(str(150 + k) for k in range(n)) + '\n' for h in HEIGHTS)
@shape('csv', 300)
def same_columns(n): return 'Height,' + ','.join('Standard' for i in range(n)) + '\n' + ''.join(f"{h[:-1]}," + ','.join(str(150 + k) for k in range(n)) + '\n' for h in HEIGHTS)
@shape('csv', 300)
def many_height_columns(n): return ','.join('Height,Standard' for i in range(n//2)) + '\n' + ''.join(','.join(f"{h[:-1]},{150+k}" for k in range(n//2)) + '\n' for h in HEIGHTS)
@shape('csv', 300)
def drug_columns(n): return ','.join('Medication,Decision' for i in range(n//2)) + '\n' + ''.join(','.join(f"{DRUGS[(k+r)%35]},Decline" for k in range(n//2)) + '\n' for r in range(6))
@shape('csv', 300)
def heights_across(n): return 'Class,' + ','.join(f"{4+k//12%4}'{k%12}" for k in range(n)) + '\n' + ''.join(f'Class {c},' + ','.join(str(150+k) for k in range(n)) + '\n' for c in range(8))
@shape('csv', 60)
def header_rows(n): return ''.join('Height,' + ','.join(f'{word(r*9+i)} {r}' for i in range(5)) + '\n' for r in range(n * 8)) + csvbuild()
# notes
@shape('html', 750)
def notes_between_rows(n): return html(MEDINTRO + '<table>' + tr(MH, 'th') + ''.join(tr(medrow(i)) + f'<tr><td colspan="4">Decline if {word(i)} within {i%50+1} months.</td></tr>' for i in range(n)) + '</table>')
@shape('csv', 750)
def notes_between_rows_csv(n): return ','.join(MH) + '\n' + ''.join(','.join(medrow(i)) + f'\nDecline if {word(i)} within {i%50+1} months.,,,\n' for i in range(n))
@shape('csv', 750)
def notes_between_build(n): return ','.join(BH) + '\n' + ''.join(f"{4+i%3}'{i%12},{150+i%100},{160+i%100},{170+i%100}\nNote {word(i)} applies to {i} pounds.,,,\n" for i in range(n))
@shape('csv', 750)
def marks(n): return ','.join(MH) + '\n' + ''.join(f'{DRUGS[i%35]} ({i+1}),Cancer,any,Decline\n' for i in range(n)) + ''.join(f'\n"({i+1}) Decline if {word(i)} within {i%50+1} months."' for i in range(n)) + '\n'
@shape('html', 750)
def marks_sup(n): return html(MEDINTRO + '<table>' + tr(MH, 'th') + ''.join(tr([f'{DRUGS[i%35]}<sup>{i+1}</sup>', 'Cancer', 'any', 'Decline']) for i in range(n)) + '</table>' + ''.join(f'<p><sup>{i+1}</sup> Decline if {word(i)} within {i%50+1} months.</p>' for i in range(n)))
@shape('html', 750)
def marks_build(n): return html('<table>' + tr(BH, 'th') + ''.join(tr([f"{4+i%3}'{i%12}", f'{150+i%100}<sup>{i+1}</sup>', 160+i%100, 170+i%100]) for i in range(n)) + '</table>' + ''.join(f'<p><sup>{i+1}</sup> For men of {word(i)} only.</p>' for i in range(n)))
@shape('html', 750)
def star_notes(n): return html(MEDINTRO + '<table>' + tr(MH, 'th') + ''.join(tr([f'{DRUGS[i%35]}*', 'Cancer', 'any', 'Decline']) for i in range(n)) + '</table>' + ''.join(f'<p>* Decline if {word(i)} within {i%50+1} months.</p>' for i in range(n)))
@shape('html', 750)
def legend(n): return html(MEDINTRO + ''.join(f'<p>{code(i)} = Decline if {word(i)}</p>' for i in range(n)) + '<table>' + tr(MH, 'th') + ''.join(tr([DRUGS[i%35], 'Cancer', 'any', code(i)]) for i in range(n)) + '</table>')
def code(i): return string.ascii_uppercase[i//676%26] + string.ascii_uppercase[i//26%26] + string.ascii_uppercase[i%26]
@shape('csv', 750)
def legend_csv(n): return ','.join(MH) + '\n' + ''.join(f'{DRUGS[i%35]},Cancer,any,{code(i)}\n' for i in range(n)) + ''.join(f'\n{code(i)} = Decline if {word(i)}' for i in range(n)) + '\n'
@shape('html', 120)
def legend_in_one(n): return html(MEDINTRO + '<p>' + '; '.join(f'{code(i)} = Decline if {word(i)}' for i in range(n)) + '</p>' + '<table>' + tr(MH, 'th') + ''.join(tr([DRUGS[i%35], 'Cancer', 'any', code(i)]) for i in range(n)) + '</table>')
# sections
@shape('csv', 200)
def sections(n): return ''.join(f'Plan {word(i)} {i}\n' + ','.join(BH) + '\n' + ''.join(','.join([r[0][:-1]] + r[1:]) + '\n' for r in BUILD[:3]) + '\n' for i in range(n))
@shape('csv', 200)
def sections_med(n): return ''.join(f'Plan {word(i)} {i}\n' + ','.join(MH) + '\n' + ''.join(','.join(medrow(i*3+k)) + '\n' for k in range(3)) + '\n' for i in range(n))
@shape('csv', 750)
def section_rows_med(n): return ','.join(MH) + '\n' + ''.join(f'{word(i)} drugs,,,\n' + ''.join(','.join(medrow(i*3+k)) + '\n' for k in range(2)) for i in range(n))
@shape('csv', 750)
def section_rows_build(n): return ','.join(BH) + '\n' + ''.join(f'Plan {word(i)} for men aged {i%60+18},,,\n' + ''.join(','.join([r[0][:-1]] + r[1:]) + '\n' for r in BUILD[:2]) for i in range(n))
@shape('html', 250)
def headings_med(n): return html(MEDINTRO + ''.join(f'<h2>Medications for {word(i)}: decline</h2><p>{DRUGS[i%35]}</p><p>{capitalised(i)}</p>' for i in range(n)))
@shape('html', 250)
def headings_tables_med(n): return html(''.join(f'<h2>Medications for {word(i)}: decline</h2>' + table([medrow(i), medrow(i+1)], MH) for i in range(n)))
@shape('html', 250)
def headings_tables_build(n): return html(''.join(f'<h2>Plan {word(i)} for men aged {i%60+18}</h2>' + table(BUILD[:3], BH) for i in range(n)))
@shape('html', 250)
def tables_no_titles(n): return html(''.join(table(BUILD[:3], BH) for i in range(n)))
@shape('html', 250)
def tables_med_same(n): return html(MEDINTRO + ''.join(table([medrow(i), medrow(i+1)], MH) for i in range(n)))
@shape('html', 250)
def tables_not_charts(n): return html(''.join(f'<p>{word(i)} {word(i+5)}</p>' + table([[word(i*5+k) for k in range(3)] for _ in range(2)]) for i in range(n)) + buildtable())
@shape('html', 250)
def lists(n): return html(MEDINTRO + ''.join(f'<ul><li>{DRUGS[i%35]}</li><li>{capitalised(i)}</li></ul>' for i in range(n)))
@shape('html', 250)
def lists_titled(n): return html(MEDINTRO + ''.join(f'<p>Decline if taken for {word(i)}:</p><ul><li>{DRUGS[i%35]}</li><li>{capitalised(i)}</li></ul>' for i in range(n)))
@shape('html', 250)
def titles(n): return html(''.join(f'<h{i%6+1}>Plan {word(i)} for {word(i+7)}</h{i%6+1}>' for i in range(n * 5)) + buildtable())
@shape('html', 250)
def titles_med(n): return html(''.join(f'<h{i%6+1}>{word(i)} medications that decline</h{i%6+1}>' for i in range(n * 5)) + medtable())
@shape('html', 25)
def nested_tables(n): return html('<table><tr><td>Plan</td><td>' * n + buildtable() + '</td></tr></table>' * n)
@shape('html', 25)
def nested_lists(n): return html(MEDINTRO + ''.join(f'<ul><li>{DRUGS[i%35]}' for i in range(n)) + '</li></ul>' * n)
@shape('html', 1250)
def nested_divs(n): return html('<div class="a">' * n + buildtable() + '</div>' * n)
@shape('html', 1250)
def nested_spans_text(n): return html(MEDINTRO + medtable() + '<p>' + '<span>' * n + 'Decline' + '</span>' * n + '</p>')
@shape('html', 25)
def blockquote_headings(n): return html(''.join(f'<div><h2>Plan {word(i)}</h2>' for i in range(n * 10)) + buildtable() + '</div>' * n * 10)
@shape('html', 750)
def rowspans(n): return html('<table>' + tr(BH, 'th') + ''.join(f"<tr><td rowspan=\"{min(n-i,65000)}\">{4+i%3}'{i%12}</td><td>{150+i%99}</td></tr>" for i in range(min(n, 250))) + '</table>')
@shape('html', 750)
def colspans(n): return html('<table>' + tr(BH, 'th') + ''.join(f"<tr><td>{4+i%3}'{i%12}</td><td colspan=3>{150+i%99}</td></tr>" for i in range(n)) + '</table>')
@shape('html', 750)
def rowspan_med(n): return html(MEDINTRO + '<table>' + tr(MH, 'th') + f'<tr><td>Abilify</td><td>Cancer</td><td rowspan={n}>any</td><td rowspan={n}>Decline if {word(3)}</td></tr>' + ''.join(tr(medrow(i)[:2]) for i in range(n-1)) + '</table>')
@shape('html', 200)
def attributes(n): return html('<table>' + ''.join('<tr ' + ' '.join(f'data-{word(i*9+k)}="{k}"' for k in range(50)) + '><td>5\'1</td><td>180</td></tr>' for i in range(n)) + '</table>')
@shape('html', 200)
def styles(n): return html(MEDINTRO + ''.join(f'<p class="c{i}">{DRUGS[i%35]}</p>' for i in range(n)), '<style>' + ''.join(f'.c{i}{{color:red}} ' for i in range(n * 5)) + '</style>')
@shape('html', 600)
def style_elements(n): return html(MEDINTRO + ''.join(f'<p class="c{i}">{DRUGS[i%35]}</p>' for i in range(n)), ''.join(f'<style>.c{i}{{display:none}}</style>' for i in range(n)))
@shape('html', 600)
def colgroups(n): return html('<table>' + '<col>' * n + tr(BH, 'th') + ''.join(tr(r) for r in BUILD) + '</table>')
@shape('html', 600)
def captions(n): return html('<table>' + ''.join(f'<caption>Plan {word(i)}</caption>' for i in range(n)) + tr(BH, 'th') + ''.join(tr(r) for r in BUILD) + '</table>')
@shape('html', 600)
def thead_rows(n): return html('<table>' + ''.join(tr([f'Plan {word(i)}', f'{word(i+1)}', f'Standard {i}', 'x'], 'th') for i in range(n)) + tr(BH, 'th') + ''.join(tr(r) for r in BUILD) + '</table>')
@shape('html', 600)
def unclosed(n): return html('<table><tr>' + ''.join(f'<td><b><i>{150+i}' for i in range(n)))
@shape('html', 600)
def links(n): return html(MEDINTRO + ''.join(f'<a href="#a{i}">{DRUGS[i%35]}</a> <a name="a{i}"></a>' for i in range(n)) + medtable())
@shape('html', 600)
def dl(n): return html(MEDINTRO + '<dl>' + ''.join(f'<dt>{DRUGS[i%35]}</dt><dd>Decline for {word(i)}</dd>' for i in range(n)) + '</dl>')
@shape('html', 600)
def line_breaks(n): return html(MEDINTRO + '<p>' + '<br>'.join(capitalised(i) for i in range(n)) + '</p>')
@shape('html', 600)
def cell_lines(n): return html(MEDINTRO + '<table>' + tr(['Medication', 'Decision'], 'th') + tr(['<br>'.join(capitalised(i) for i in range(n)), 'Decline']) + '</table>')
@shape('html', 10)
def spanned_tables(n): return html(('<table><tr>' + '<td colspan=1000>1' * 16 + '<td>2' + '<tr><td>1' * 230 + '</table>') * n)
# XML
def xmlrows(n): return ''.join(f"<row><height>{4+i%3}'{i%12}</height><preferred>{150+i%99}</preferred><standard>{170+i%99}</standard></row>" for i in range(n))
@shape('xml', 200)
def nested(n): return '<chart>' + ''.join(f'<level name="{word(i)}">' for i in range(n)) + xmlrows(20) + '</level>' * n + '</chart>'
@shape('xml', 200)
def nested_texts(n): return '<chart>' + ''.join(f'<level><title>{word(i)}</title>' for i in range(n)) + xmlrows(20) + '</level>' * n + '</chart>'
@shape('xml', 200)
def nested_names(n): return '<chart>' + ''.join(f'<l{word(i)}>' for i in range(n)) + xmlrows(20) + ''.join(f'</l{word(i)}>' for i in reversed(range(n))) + '</chart>'
@shape('xml', 200)
def nested_rows(n): return '<chart>' + ''.join(f'<level{i}>' + xmlrows(1) for i in range(n)) + ''.join(f'</level{i}>' for i in reversed(range(n))) + '</chart>'
@shape('xml', 200)
def nested_med(n): return '<medications>' + ''.join(f'<group name="{word(i)}"><medication><name>{DRUGS[i%35]}</name><decision>Decline</decision></medication>' for i in range(n)) + '</group>' * n + '</medications>'
@shape('xml', 200)
def nested_plain(n): return '<a>' * n + '<chart>' + xmlrows(20) + '</chart>' + '</a>' * n
@shape('xml', 200)
def xml_sections(n): return '<charts>' + ''.join(f'<chart title="Plan {word(i)}" age="{i%60+18}">{xmlrows(3)}</chart>' for i in range(n)) + '</charts>'
@shape('xml', 200)
def xml_products(n): return '<charts>' + ''.join(f'<product name="Plan {word(i)}"><gender value="male">{xmlrows(3)}</gender></product>' for i in range(n)) + '</charts>'
@shape('xml', 200)
def xml_attributes(n): return '<chart>' + ''.join(f'<row height="{4+i%3}\'{i%12}" ' + ' '.join(f'c{k}="{150+k}"' for k in range(40)) + '/>' for i in range(n)) + '</chart>'
@shape('xml', 200)
def xml_attr_names(n): return '<chart>' + ''.join(f'<row height="{4+i%3}\'{i%12}" a{word(i)}="{150+i%90}"/>' for i in range(n)) + '</chart>'
@shape('xml', 200)
def xml_element_names(n): return '<chart>' + ''.join(f'<row><height>{4+i%3}\'{i%12}</height><{word(i)}>{150+i%90}</{word(i)}></row>' for i in range(n)) + '</chart>'
@shape('xml', 200)
def xml_kinds(n): return '<chart>' + ''.join(f'<r{word(i)}><height>{4+i%3}\'{i%12}</height><weight>{150+i%90}</weight></r{word(i)}>' for i in range(n)) + '</chart>'
@shape('xml', 200)
def xml_notes(n): return '<chart>' + xmlrows(20) + ''.join(f'<note>Decline men of {word(i)} over {i} pounds.</note>' for i in range(n * 4)) + '</chart>'
@shape('xml', 200)
def xml_footnotes(n): return '<medications>' + ''.join(f'<medication note="{i}"><name>{DRUGS[i%35]}</name><decision>Decline</decision></medication>' for i in range(n)) + ''.join(f'<note id="{i}">Decline for {word(i)}.</note>' for i in range(n)) + '</medications>'
@shape('xml', 200)
def xml_comments(n): return '<chart>' + '<!-- x -->' * n * 20 + xmlrows(20) + '</chart>'
@shape('xml', 200)
def xml_namespaces(n): return '<chart>' + ''.join(f'<x{i}:row xmlns:x{i}="urn:{i}"><x{i}:height>5\'1</x{i}:height><x{i}:w>{150+i%90}</x{i}:w></x{i}:row>' for i in range(n)) + '</chart>'
@shape('xml', 200)
def xml_repeated(n): return '<medications>' + ''.join(f'<medication><name>{DRUGS[i%35]}</name>' + ''.join(f'<condition>{word(k)}</condition>' for k in range(10)) + '<decision>Decline</decision></medication>' for i in range(n)) + '</medications>'
@shape('xml', 200)
def xml_repeated_in_one(n): return '<medications><medication><name>Abilify</name>' + ''.join(f'<condition>{word(k)}</condition>' for k in range(n)) + '<decision>Decline</decision></medication></medications>'
@shape('xml', 200)
def xml_lists(n): return '<medicationLists>' + ''.join(f'<list><title>Decline for {word(i)}</title>' + ''.join(f'<medication><name>{DRUGS[(i+k)%35]}</name></medication>' for k in range(3)) + '</list>' for i in range(n)) + '</medicationLists>'
@shape('xml', 50)
def sheets(n): return '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">' + ''.join(f'<Worksheet ss:Name="Plan {word(i)}"><Table>' + ''.join('<Row>' + ''.join(f'<Cell><Data ss:Type="String">{c[:-1] if c.endswith(chr(34)) else c}</Data></Cell>' for c in r) + '</Row>' for r in [BH] + BUILD[:5]) + '</Table></Worksheet>' for i in range(n)) + '</Workbook>'
@shape('xml', 300)
def sheet_merges(n): return '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="P"><Table>' + ''.join(f'<Row><Cell ss:MergeDown="{min(n-i,900)}"><Data ss:Type="String">5\'1</Data></Cell><Cell ss:Index="{i%900+2}"><Data ss:Type="Number">{150+i}</Data></Cell></Row>' for i in range(n)) + '</Table></Worksheet></Workbook>'
@shape('xml', 50)
def sheets_far(n): return '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">' + ''.join(f'<Worksheet ss:Name="{word(i)}"><Table><Row><Cell><Data>Height</Data></Cell><Cell ss:Index="{9 + i}"><Data>Weight</Data></Cell></Row><Row ss:Index="100000"><Cell><Data>60</Data></Cell></Row></Table></Worksheet>' for i in range(n)) + '</Workbook>'
@shape('xml', 100)
def joined_values(n): return '<chart>' + ''.join(f'<g{i} v="{i}">' for i in range(n)) + '<row h="5" w="6"/>' * n + ''.join(f'</g{i}>' for i in reversed(range(n))) + '</chart>'
@shape('xml', 1250)
def titles_among_rows(n): return '<chart>' + ''.join(f'<title>Ages {i}</title><row h="5" w="6"/>' for i in range(n)) + '</chart>'
# CSV, others
@shape('csv', 1000)
def bmi_rows(n): return 'Name,Value\n' + ''.join(f'BMI,{word(i)}\n' for i in range(n))
@shape('csv', 300)
def bmi_columns(n): return ','.join(['BMI'] * n) + '\n' + (','.join(['none'] * n) + '\n') * 30
@shape('csv', 1000)
def age_rows(n): return 'Name,A,B,C\n' + ''.join(f'Ages {i},18-{i%50+20},20-{i%40+22},40\n' for i in range(n))
@shape('csv', 2500)
def build_rows(n): return 'Age,' + ','.join(BH) + '\n' + ''.join(f"{18+i//36},{4+i%3}'{i%12},{150+i%100},{160+i%100},{170+i%100}\n" for i in range(n))
@shape('csv', 2500)
def build_long(n): return 'Product,Sex,Height,Class,Weight\n' + ''.join(f"{word(i//30)},male,{4+i%3}'{i%12},Preferred,{150+i%100}\n" for i in range(n))
@shape('csv', 2500)
def products_long(n): return 'Product,Height,Weight\n' + ''.join(f"{word(i)},{4+i%3}'{i%12},{150+i%100}\n" for i in range(n))
@shape('csv', 2500)
def classes_long(n): return 'Class,Height,Weight\n' + ''.join(f"{word(i)} {i},{4+i%3}'{i%12},{150+i%100}\n" for i in range(n))
@shape('csv', 2500)
def ages_of_heights(n): return 'Height,Weight\n' + ''.join(f"{40+i*0.001:.3f},{150+i%100}\n" for i in range(n))
@shape('csv', 2500)
def same_height(n): return 'Height,Weight\n' + ''.join(f"5'1,{150+i%100}\n" for i in range(n))
@shape('csv', 2500)
def bad_values(n): return ','.join(BH) + '\n' + ''.join(f"{4+i%3}'{i%12},{word(i)},?{i},{150+i%7}x\n" for i in range(n))
@shape('csv', 2500)
def bad_heights(n): return ','.join(BH) + '\n' + ''.join(f"{word(i)},{150+i%9},{170+i%9},{150+i%7}\n" for i in range(n))
@shape('csv', 2500)
def falling_weights(n): return ','.join(BH) + '\n' + ''.join(f"{48+i/100},{90000-i},{170+i%9},{350-i%77}\n" for i in range(n))
@shape('csv', 2500)
def quotes(n): return ','.join(BH) + '\n' + ''.join(f'"5\'1","15""0","1\n60",170\n' for i in range(n))
@shape('csv', 2500)
def ragged(n): return ''.join(','.join(str(150 + k) for k in range(i % 40)) + '\n' for i in range(n // 4))
@shape('csv', 2500)
def blank_parted(n): return ''.join(f"{word(i)},{i}\n\n" for i in range(min(n, 990)))
@shape('csv', 2500)
def same_drug_conditions(n): return 'Medication,Condition,Decision\n' + ''.join(f'Abilify,{word(i)},{["Decline","Accept"][i%2]}\n' for i in range(n))
@shape('csv', 2500)
def same_drug_lookbacks(n): return 'Medication,Condition,Lookback,Decision\n' + ''.join(f'Abilify,Cancer,{i+1} months,{["Decline","Accept"][i%2]}\n' for i in range(n))
@shape('csv', 2500)
def lookbacks(n): return 'Medication,Condition,Lookback,Decision\n' + ''.join(f'{DRUGS[i%35]},Cancer,within {i+1} {word(i)},Decline\n' for i in range(n))
@shape('csv', 1250)
def sentences_in_cells(n): return 'Medication,Condition,Decision\n' + ''.join(f'{DRUGS[i%35]},Cancer,"Decline if {word(i)} within {i%60} months or over age {i%50+20}, otherwise standard with {word(i+1)}"\n' for i in range(n))
@shape('csv', 2500)
def doses(n): return 'Medication,Condition,Decision\n' + ''.join(f'{DRUGS[i%35]} {i}mg,Cancer,Decline\n' for i in range(n))
@shape('csv', 60)
def med_plan_columns(n): return 'Medication,Condition,' + ','.join(f'Plan {word(i)}' for i in range(n)) + '\n' + ''.join(','.join([DRUGS[r%35], 'Cancer'] + ['Decline'] * n) + '\n' for r in range(20))
@shape('html', 250)
def sections_rows_html(n): return html(MEDINTRO + '<table>' + ''.join(f'<tr><th colspan=4>{word(i)} medications</th></tr>' + tr(MH, 'th') + tr(medrow(i)) + tr(medrow(i+1)) for i in range(n)) + '</table>')
@shape('html', 250)
def build_section_rows_html(n): return html('<table>' + ''.join(f'<tr><th colspan=4>Plan {word(i)}</th></tr>' + tr(BH, 'th') + ''.join(tr(r) for r in BUILD[:3]) for i in range(n)) + '</table>')
