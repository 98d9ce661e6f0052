-- Checkouts once opened an account with their password before anything was paid. Where nothing has
-- been, the password waits with its order again, and the account is closed until the payment.
CREATE TEMPORARY TABLE unpaid_accounts ON COMMIT DROP AS
SELECT u.id, u.password_hash, min(o.id) AS order_id
FROM users u JOIN orders o ON o.user_id = u.id AND o.created_at = u.created_at
WHERE u.role_id = 1 AND u.password_hash IS NOT NULL AND u.email_proven_at IS NULL
  AND NOT EXISTS (SELECT 1 FROM orders p WHERE p.user_id = u.id AND p.state IN ('paid', 'refunded'))
GROUP BY u.id;
INSERT INTO purchase_passwords (order_id, password_hash, created_at)
SELECT order_id, a.password_hash, o.created_at
FROM unpaid_accounts a JOIN orders o ON o.id = a.order_id
ON CONFLICT DO NOTHING;
DELETE FROM sessions WHERE user_id IN (SELECT id FROM unpaid_accounts);
UPDATE orders SET user_id = NULL WHERE user_id IN (SELECT id FROM unpaid_accounts);
UPDATE users SET password_hash = NULL WHERE id IN (SELECT id FROM unpaid_accounts);
