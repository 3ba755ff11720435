-- Months by prompt alone paid for brands reports that leave out archived prompts, ask for intents or prompts or have
-- intervals, where they are by month or of whole months; the others of at most 90 days read weeks and days. Of 945,000 answers
-- of 90 days such a report by month takes 125 ms of the processor from days, where it took 87, with intervals 133 in the place
-- of 123; one of February and March 51 in the place of 35, by prompt 66 (46), by month 69 (38), with intervals 74 (63).
-- They took 1.9 of the 22.6 bytes of a mention, and every INSERT filled them. Of the tables that keep prompts apart none costs
-- as little to be without: with no mentions_week, and with rankings alone in mentions_engine_week, other reports take 1.4 to 2.2
-- times as long, which is 70 to 600 ms.
DROP VIEW IF EXISTS mentions_prompt_month_of_answers;
DROP TABLE IF EXISTS mentions_prompt_month;
