-- expand
-- Seats of these batches or sessions in paid orders. Whoever calls it holds the seats of the products until its commit;
-- each statement of the function sees what has been committed before it.
CREATE FUNCTION lock_seats(of_kind text, of_products integer[], of_schedules text[], own_order integer)
RETURNS TABLE (product_id integer, schedule_id text, seats integer)
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  each_product integer;
BEGIN
  FOR each_product IN SELECT DISTINCT unnest(of_products) ORDER BY 1 LOOP
    PERFORM pg_advisory_xact_lock(hashtext('seats ' || of_kind || ' ' || each_product));
  END LOOP;
  RETURN QUERY
    SELECT i.product_id, i.schedule_id, sum(i.quantity)::integer
    FROM order_items i JOIN orders o ON o.id = i.order_id
    WHERE o.kind = of_kind AND o.state = 'paid' AND o.id IS DISTINCT FROM own_order
      AND i.product_id = ANY (of_products) AND i.schedule_id = ANY (of_schedules)
    GROUP BY i.product_id, i.schedule_id;
END
$$;
