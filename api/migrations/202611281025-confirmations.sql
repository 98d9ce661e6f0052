-- expand
-- Paid orders whose receipt is numbered, and whose confirmation is written, after the commit of the payment.
CREATE TABLE confirmations_due (
  order_id integer PRIMARY KEY REFERENCES orders
);
