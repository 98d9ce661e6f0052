-- contract
-- An older server would sell tickets without their day, so none may run beside this version.
-- The day in India of a webinar ticket that was sold without a session: the Sunday that its buyer was
-- told. A session that is planned for that day later takes the ticket in.
ALTER TABLE order_items ADD COLUMN day date;

-- Tickets of orders so far: no day if sessions were planned at the time, because all were full then.
UPDATE order_items i
SET day = b.day + 7 - extract(dow FROM b.day)::integer
FROM (
  SELECT id, coalesce(paid_at, created_at) AS at,
    (coalesce(paid_at, created_at) AT TIME ZONE 'Asia/Kolkata')::date AS day
  FROM orders
  WHERE kind = 'webinar'
) b
WHERE b.id = i.order_id AND i.schedule_id IS NULL
  AND NOT EXISTS (
    SELECT 1
    FROM (
      SELECT content FROM catalogue_versions
      WHERE published_at <= b.at
      ORDER BY version DESC LIMIT 1
    ) v,
      json_array_elements(v.content -> 'webinars') w,
      json_array_elements(w -> 'sessions') s
    WHERE (w ->> 'id')::integer = i.product_id
      AND ((s ->> 'day') || 'T' || (s ->> 'time') || ':00+05:30')::timestamptz > b.at
  );

-- Finds the tickets that wait for the hour of their day.
CREATE INDEX order_items_day ON order_items (product_id, day) WHERE day IS NOT NULL;

-- The address with which an order was placed, once its buyer has corrected it: that works one time.
ALTER TABLE orders ADD COLUMN first_email text;
