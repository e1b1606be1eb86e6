#include "PagesData.h"

static const unsigned char build_chart_mustache[] = {
#embed "data/build-chart.mustache"
};
static const unsigned char build_form_mustache[] = {
#embed "data/build-form.mustache"
};
static const unsigned char build_plan_mustache[] = {
#embed "data/build-plan.mustache"
};
static const unsigned char build_statement_mustache[] = {
#embed "data/build-statement.mustache"
};
static const unsigned char build_mustache[] = {
#embed "data/build.mustache"
};
static const unsigned char calendar_mustache[] = {
#embed "data/calendar.mustache"
};
static const unsigned char carrier_mustache[] = {
#embed "data/carrier.mustache"
};
static const unsigned char chart_foot_mustache[] = {
#embed "data/chart-foot.mustache"
};
static const unsigned char chart_head_mustache[] = {
#embed "data/chart-head.mustache"
};
static const unsigned char chart_list_mustache[] = {
#embed "data/chart-list.mustache"
};
static const unsigned char charts_mustache[] = {
#embed "data/charts.mustache"
};
static const unsigned char compare_mustache[] = {
#embed "data/compare.mustache"
};
static const unsigned char day_mustache[] = {
#embed "data/day.mustache"
};
static const unsigned char desk_again_mustache[] = {
#embed "data/desk-again.mustache"
};
static const unsigned char desk_closed_mustache[] = {
#embed "data/desk-closed.mustache"
};
static const unsigned char desk_both_mustache[] = {
#embed "data/desk-both.mustache"
};
static const unsigned char desk_correct_mustache[] = {
#embed "data/desk-correct.mustache"
};
static const unsigned char desk_counts_mustache[] = {
#embed "data/desk-counts.mustache"
};
static const unsigned char desk_delete_mustache[] = {
#embed "data/desk-delete.mustache"
};
static const unsigned char desk_file_mustache[] = {
#embed "data/desk-file.mustache"
};
static const unsigned char desk_inbox_mustache[] = {
#embed "data/desk-inbox.mustache"
};
static const unsigned char desk_paging_mustache[] = {
#embed "data/desk-paging.mustache"
};
static const unsigned char desk_problem_mustache[] = {
#embed "data/desk-problem.mustache"
};
static const unsigned char desk_project_mustache[] = {
#embed "data/desk-project.mustache"
};
static const unsigned char desk_publish_mustache[] = {
#embed "data/desk-publish.mustache"
};
static const unsigned char desk_published_mustache[] = {
#embed "data/desk-published.mustache"
};
static const unsigned char desk_question_mustache[] = {
#embed "data/desk-question.mustache"
};
static const unsigned char desk_unreadable_mustache[] = {
#embed "data/desk-unreadable.mustache"
};
static const unsigned char desk_css[] = {
#embed "data/desk.css"
};
static const unsigned char desk_js[] = {
#embed "data/desk.js"
};
static const unsigned char edition_mustache[] = {
#embed "data/edition.mustache"
};
static const unsigned char errors_mustache[] = {
#embed "data/errors.mustache"
};
static const unsigned char field_mustache[] = {
#embed "data/field.mustache"
};
static const unsigned char finding_mustache[] = {
#embed "data/finding.mustache"
};
static const unsigned char findings_mustache[] = {
#embed "data/findings.mustache"
};
static const unsigned char home_mustache[] = {
#embed "data/home.mustache"
};
static const unsigned char icon_svg[] = {
#embed "data/icon.svg"
};
static const unsigned char medication_chart_mustache[] = {
#embed "data/medication-chart.mustache"
};
static const unsigned char medication_form_mustache[] = {
#embed "data/medication-form.mustache"
};
static const unsigned char medication_rules_mustache[] = {
#embed "data/medication-rules.mustache"
};
static const unsigned char medication_mustache[] = {
#embed "data/medication.mustache"
};
static const unsigned char medications_mustache[] = {
#embed "data/medications.mustache"
};
static const unsigned char not_found_mustache[] = {
#embed "data/not-found.mustache"
};
static const unsigned char notice_mustache[] = {
#embed "data/notice.mustache"
};
static const unsigned char page_mustache[] = {
#embed "data/page.mustache"
};
static const unsigned char paging_mustache[] = {
#embed "data/paging.mustache"
};
static const unsigned char plans_mustache[] = {
#embed "data/plans.mustache"
};
static const unsigned char product_mustache[] = {
#embed "data/product.mustache"
};
static const unsigned char products_mustache[] = {
#embed "data/products.mustache"
};
static const unsigned char script_js[] = {
#embed "data/script.js"
};
static const unsigned char style_css[] = {
#embed "data/style.css"
};
static const unsigned char unknown_medication_mustache[] = {
#embed "data/unknown-medication.mustache"
};
static const unsigned char value_mustache[] = {
#embed "data/value.mustache"
};
static const unsigned char version_mustache[] = {
#embed "data/version.mustache"
};
static const unsigned char versions_mustache[] = {
#embed "data/versions.mustache"
};

#define FILE_NAMED(name, array) {name, array, sizeof array}

static const PageFile files[] = {
    FILE_NAMED("build-chart.mustache", build_chart_mustache),
    FILE_NAMED("build-form.mustache", build_form_mustache),
    FILE_NAMED("build-plan.mustache", build_plan_mustache),
    FILE_NAMED("build-statement.mustache", build_statement_mustache),
    FILE_NAMED("build.mustache", build_mustache),
    FILE_NAMED("calendar.mustache", calendar_mustache),
    FILE_NAMED("carrier.mustache", carrier_mustache),
    FILE_NAMED("chart-foot.mustache", chart_foot_mustache),
    FILE_NAMED("chart-head.mustache", chart_head_mustache),
    FILE_NAMED("chart-list.mustache", chart_list_mustache),
    FILE_NAMED("charts.mustache", charts_mustache),
    FILE_NAMED("compare.mustache", compare_mustache),
    FILE_NAMED("day.mustache", day_mustache),
    FILE_NAMED("desk-again.mustache", desk_again_mustache),
    FILE_NAMED("desk-closed.mustache", desk_closed_mustache),
    FILE_NAMED("desk-both.mustache", desk_both_mustache),
    FILE_NAMED("desk-correct.mustache", desk_correct_mustache),
    FILE_NAMED("desk-counts.mustache", desk_counts_mustache),
    FILE_NAMED("desk-delete.mustache", desk_delete_mustache),
    FILE_NAMED("desk-file.mustache", desk_file_mustache),
    FILE_NAMED("desk-inbox.mustache", desk_inbox_mustache),
    FILE_NAMED("desk-paging.mustache", desk_paging_mustache),
    FILE_NAMED("desk-problem.mustache", desk_problem_mustache),
    FILE_NAMED("desk-project.mustache", desk_project_mustache),
    FILE_NAMED("desk-publish.mustache", desk_publish_mustache),
    FILE_NAMED("desk-published.mustache", desk_published_mustache),
    FILE_NAMED("desk-question.mustache", desk_question_mustache),
    FILE_NAMED("desk-unreadable.mustache", desk_unreadable_mustache),
    FILE_NAMED("desk.css", desk_css),
    FILE_NAMED("desk.js", desk_js),
    FILE_NAMED("edition.mustache", edition_mustache),
    FILE_NAMED("errors.mustache", errors_mustache),
    FILE_NAMED("field.mustache", field_mustache),
    FILE_NAMED("finding.mustache", finding_mustache),
    FILE_NAMED("findings.mustache", findings_mustache),
    FILE_NAMED("home.mustache", home_mustache),
    FILE_NAMED("icon.svg", icon_svg),
    FILE_NAMED("medication-chart.mustache", medication_chart_mustache),
    FILE_NAMED("medication-form.mustache", medication_form_mustache),
    FILE_NAMED("medication-rules.mustache", medication_rules_mustache),
    FILE_NAMED("medication.mustache", medication_mustache),
    FILE_NAMED("medications.mustache", medications_mustache),
    FILE_NAMED("not-found.mustache", not_found_mustache),
    FILE_NAMED("notice.mustache", notice_mustache),
    FILE_NAMED("page.mustache", page_mustache),
    FILE_NAMED("paging.mustache", paging_mustache),
    FILE_NAMED("plans.mustache", plans_mustache),
    FILE_NAMED("product.mustache", product_mustache),
    FILE_NAMED("products.mustache", products_mustache),
    FILE_NAMED("script.js", script_js),
    FILE_NAMED("style.css", style_css),
    FILE_NAMED("unknown-medication.mustache", unknown_medication_mustache),
    FILE_NAMED("value.mustache", value_mustache),
    FILE_NAMED("version.mustache", version_mustache),
    FILE_NAMED("versions.mustache", versions_mustache),
};

size_t chartwright_page_file_count(void) { return sizeof files / sizeof files[0]; }

PageFile chartwright_page_file(size_t number) { return files[number]; }
