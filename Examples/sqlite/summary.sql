-- Reads the SQLite export: sqlite3 charts.sqlite < summary.sql
SELECT 'build' || char(9) || carrier || char(9) || product || char(9) || edition || char(9)
  || coalesce(rate_class, '-') || char(9) || max(weight_max_lb) AS line
FROM build
WHERE 70 BETWEEN height_min_in AND height_max_in AND weight_max_lb IS NOT NULL
GROUP BY carrier, product, edition, rate_class
UNION ALL
SELECT 'medication' || char(9) || carrier || char(9) || outcome || char(9) || count(*)
FROM medication
GROUP BY carrier, outcome
ORDER BY line;
