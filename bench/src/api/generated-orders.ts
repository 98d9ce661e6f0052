import type { Pool } from 'pg';

/**
 * Inserts orders over three years with SQL. Three of four are webinars, four of five are paid, and
 * names and e-mails are as varied as real ones.
 */
export async function generateOrders(pool: Pool, count: number): Promise<void> {
  await pool.query(`
    INSERT INTO users (name, email, phone, password_hash, role_id, slug, email_proven_at, created_at)
    SELECT 'Person ' || n, 'bench' || n || '@example.com', '9000000000', 'x', 1, 'bench-' || n, now(),
           date_trunc('milliseconds', now() - (n % 1095) * interval '1 day')
    FROM generate_series(1, ${Math.min(20_000, count)}) AS n`);
  // Each slice ends within the time limit of a statement.
  const batch = 10_000;
  for (let from = 1; from <= count; from += batch) {
    await pool.query(`
      WITH people AS (SELECT min(id) AS first, count(*) AS count FROM users WHERE slug LIKE 'bench-%'),
      numbers AS (
        SELECT n, md5(n::text) AS mixed,
               date_trunc('milliseconds', now() - (${count} - n) * (interval '1095 days' / ${count})) AS at
        FROM generate_series(${from}, ${Math.min(count, from + batch - 1)}) AS n),
      named AS (
        SELECT *, CASE WHEN n % 4 = 0 THEN 'course' ELSE 'webinar' END AS kind,
               initcap(translate(substr(mixed, 1, 5), '0123456789', 'aeioumnrst')) AS first_name,
               initcap(translate(substr(mixed, 6, 7), '0123456789', 'aeiouklvdh')) AS last_name
        FROM numbers)
      INSERT INTO orders (order_number, user_id, kind, product_id, title, first_name, last_name, email,
        phone, total_paise, discount_paise, payable_paise, currency, place_of_supply, state, provider, token_hash,
        created_at, expires_at, paid_at)
      SELECT 'BENCH-' || n, people.first + n % people.count, kind,
             CASE WHEN kind = 'course' THEN 101 ELSE 201 END, 'Bench', first_name, last_name,
             lower(first_name || '.' || last_name || n % 100) || '@example.com', '9' || lpad((n % 1000000000)::text, 9, '0'),
             2900, 0, CASE WHEN kind = 'course' THEN 999900 ELSE 2900 END, 'INR', '07',
             CASE WHEN n % 5 = 0 THEN 'pending' ELSE 'paid' END, 'bench', 'x', at, at, at
      FROM named, people`);
  }
  await pool.query(`
    INSERT INTO daily_order_counts (kind, status, day, count)
    SELECT kind, status, (created_at AT TIME ZONE 'Asia/Kolkata')::date, count(*) FROM orders
    GROUP BY 1, 2, 3`);
  await pool.query(`
    INSERT INTO daily_totals (day, kind, product_id, paid_paise, transactions, places)
    SELECT (paid_at AT TIME ZONE 'Asia/Kolkata')::date, kind, product_id, sum(payable_paise), count(*), count(*)
    FROM orders WHERE status = 'paid' GROUP BY 1, 2, 3`);
  await pool.query(`
    INSERT INTO daily_user_counts (day, count)
    SELECT (created_at AT TIME ZONE 'Asia/Kolkata')::date, count(*) FROM users WHERE role_id = 1
    GROUP BY 1`);
  await pool.query('VACUUM (ANALYZE)');
}
