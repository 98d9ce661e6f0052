/** Enough for `npm run serve` on this machine, but for SITE_URL, SITE_DIR, DATA_DIR and DATABASE_URL. */
export const trialSettings = {
  NODE_ENV: 'production',
  ALLOW_SANDBOX: 'yes',
  SECRET_KEY: 'Vq3uJ8wz1nRb5cYt7eXk0mHs4dLp6gFa',
  ADMIN_EMAIL: 'owner@site.test',
  ADMIN_PASSWORD: 'mango-Lantern-42',
  PAYMENT_PROVIDER: 'sandbox',
  MAIL_PROVIDER: 'smtp',
  SMTP_URL: 'smtps://mail.site.test',
  MAIL_FROM: 'hello@site.test',
  SMS_PROVIDER: 'gateway',
  SMS_GATEWAY_URL: 'https://sms.site.test',
  SMS_GATEWAY_KEY: 'pT5-wjv8-Qm3n-Xd6g-Fy2k-Zs9r',
  SMS_SENDER_ID: 'SITEIN',
  SMS_DLT_TEMPLATE_ID: '1107',
  SMS_DLT_PHONE_TEMPLATE_ID: '1108',
  SMS_DLT_ORDER_TEMPLATE_ID: '1109',
};

/** Enough for production without a trial. Nothing answers at these addresses. */
export const completeSettings = {
  ...trialSettings,
  ALLOW_SANDBOX: '',
  PORT: '0',
  LOG_LEVEL: 'fatal',
  DATABASE_URL: 'postgres://site:pw@127.0.0.1:1/site',
  SITE_URL: 'https://site.test',
  PAYMENT_PROVIDER: 'cashfree',
  CASHFREE_URL: 'https://api.cashfree.com/pg',
  CASHFREE_CLIENT_ID: 'id-of-the-shop',
  CASHFREE_CLIENT_SECRET: 'zR8-fkq2-Lw9x-Tn4v-Hc7s-Kb3d',
};
