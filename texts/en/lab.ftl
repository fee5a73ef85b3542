# The report of the lab: one page with plots, readable without a network.

lab-title = What { $count } matches came to
lab-made-of = Made of { $files }.
lab-rate-title = How often it was won
lab-rate-note = The bar is the share that was seen, the line its 95 % interval.
lab-lost-title = Where lost matches ended: { $fact }
lab-length-title = How many decisions a match took
lab-ends-title = How matches ended
lab-share = share of the matches
lab-table-run = run
lab-table-matches = matches
lab-table-won = won
lab-table-interval = 95 % interval
lab-table-decisions = decisions, mean
lab-other-language = en français
