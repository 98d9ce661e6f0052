import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import escape from 'escape-html';
import { siteName } from 'shared/model/config';
import { formatRupees } from 'shared/model/format';
import { paths } from 'shared/model/paths';
import type { RegisterRoutes, Reply } from '../../../platform/app-types';
import { rupees } from '../../../platform/money';
import { findOrderById } from '../../orders/orders-repository';
import { findAttempt } from '../attempts';
import type { SandboxProvider } from './sandbox-provider';
import type { SandboxCheckout } from './sandbox-tables';
import type { PaymentServices } from './provider';

const styleSheet = readFileSync(join(__dirname, 'sandbox-page.css'));

/** The payment page of the sandbox provider, without a script: pay, or let the payment fail. */
export const sandboxPage: RegisterRoutes<PaymentServices> = (app, services) => {
  if (services.paymentProvider.name !== 'sandbox') return;
  // The cast is safe: only the sandbox provider has this name.
  const provider = services.paymentProvider as SandboxProvider;
  const open = { config: { access: 'public' as const }, schema: { hide: true } };

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1024 },
    (_request, body, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  const isExpired = ({ state, expiresAt }: SandboxCheckout) =>
    state !== 'paid' && expiresAt < services.now();

  app.get('/sandbox-pay/style.css', open, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(styleSheet),
  );

  app.get<{ Params: { number: string } }>('/sandbox-pay/:number', open, async (request, reply) => {
    const number = orderNumber(request.params);
    const attempt = await findAttempt(services.database, number);
    const checkout = await provider.find(number);
    if (!attempt || !checkout) return notFound(reply);
    const order = await findOrderById(services.database, attempt.orderId);
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    if (checkout.state === 'paid') {
      return page(
        'Already paid',
        `<p>This order has been paid.</p><p><a class="primary" href="${escape(checkout.returnUrl)}">Go to your order</a></p>`,
      );
    }
    if (isExpired(checkout)) return expired;
    const amount = formatRupees(rupees(checkout.amountPaise));
    return page(
      'Complete your payment',
      `<dl>
          <div><dt>Order number</dt><dd>${escape(order.orderNumber)}</dd></div>
          <div><dt>For</dt><dd>${escape(order.title)}</dd></div>
          <div><dt>E-mail</dt><dd>${escape(order.email)}</dd></div>
          <div class="total"><dt>Amount</dt><dd>${escape(amount)}</dd></div>
        </dl>
        <form method="post" action="/sandbox-pay/${encodeURIComponent(attempt.reference)}">
          <button class="primary" name="result" value="paid" aria-describedby="sandbox-note">Pay</button>
          <button class="secondary" name="result" value="failed">Fail payment</button>
        </form>`,
    );
  });

  app.post<{ Params: { number: string }; Body: { result?: string } | null }>(
    '/sandbox-pay/:number',
    open,
    async (request, reply) => {
      const outcome = request.body?.result === 'paid' ? 'paid' : 'failed';
      const number = orderNumber(request.params);
      const checkout = await provider.find(number);
      if (checkout && isExpired(checkout))
        return reply.type('text/html; charset=utf-8').send(expired);
      const webhooks = await provider.decide(number, outcome);
      if (!webhooks || !checkout) return notFound(reply);
      // The webhooks use the same route as those of a real provider. If a webhook fails, the return page
      // and the sweeper ask the provider.
      for (const { headers, body } of webhooks) {
        await app.inject({
          method: 'POST',
          url: '/api/payment/webhook/sandbox',
          headers,
          payload: body,
        });
      }
      return reply.redirect(checkout.returnUrl, 303);
    },
  );
};

/** Removes U+0000, which PostgreSQL cannot store and no order number contains. */
const orderNumber = ({ number }: { number: string }) => number.replaceAll('\0', '');

const notFound = (reply: Reply) =>
  reply
    .code(404)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(page('Order not found', `<p>This payment link is not valid.</p>${backToSite}`));

const backToSite = `<p><a class="primary" href="${paths.home()}">Back to ${siteName}</a></p>`;

const page = (heading: string, content: string): string => `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading} | ${siteName}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/sandbox-pay/style.css">
</head>
<body>
<header><p class="brand">${siteName}</p><p>Sandbox payments</p></header>
<main>
<h1>${heading}</h1>
${content}
<p id="sandbox-note" class="note">This is a test payment page. No money is moved.</p>
</main>
</body>
</html>`;

const expired = page(
  'Link expired',
  `<p>This payment link has expired. Please order again.</p>${backToSite}`,
);
