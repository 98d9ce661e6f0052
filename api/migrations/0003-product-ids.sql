-- The column held webinar ids as well as course ids. On the wire the name stays `course_id`.
ALTER TABLE orders RENAME COLUMN course_id TO product_id;
ALTER TABLE order_items RENAME COLUMN course_id TO product_id;
ALTER TABLE enrolments RENAME COLUMN course_id TO product_id;
