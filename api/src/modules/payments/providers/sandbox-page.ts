import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Type } from '@sinclair/typebox';
import { sql } from 'drizzle-orm';
import escape from 'escape-html';
import { siteName } from 'shared/model/config';
import { formatRupees } from 'shared/model/format';
import type { LanguageCode } from 'shared/model/language';
import { paths } from 'shared/model/paths';
import type { Reply, Request } from '../../../platform/app-types';
import type { RegisterRoutes } from '../../../platform/module';
import { spoken } from '../../../platform/language';
import { rupees } from '../../../platform/money';
import { findOrderById } from '../../orders/orders-repository';
import { orders } from '../../orders/orders-tables';
import { purchasedItems } from '../../orders/seats/schedules';
import { findAttempt } from '../attempts';
import { texts as english } from './sandbox-page-texts';
import { texts as hindi } from './sandbox-page-texts.hi';
import type { SandboxProvider } from './sandbox-provider';
import { sandboxCheckouts, type SandboxCheckout } from './sandbox-tables';
import { attempts } from '../payments-tables';
import type { PaymentServices } from './provider';

const textsIn = { en: english, hi: hindi };

const Params = Type.Object({ number: Type.String() });

const styleSheet = readFileSync(join(__dirname, 'sandbox-page.css'));

/**
 * The payment page of the sandbox provider, without a script, in the language of the order: pay, or let the payment
 * fail.
 */
export const sandboxPage: RegisterRoutes<PaymentServices> = ({ open, app }, services) => {
  if (services.paymentProvider.name !== 'sandbox') return;
  // The cast is safe: only the sandbox provider has this name.
  const provider = services.paymentProvider as SandboxProvider;

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1024 },
    (_request, body, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  const orderOf = async (reference: string) => {
    const attempt = await findAttempt(services.database, reference);
    return attempt && findOrderById(services.database, attempt.orderId);
  };

  const isExpired = ({ state, expiresAt }: SandboxCheckout) =>
    state !== 'paid' && expiresAt < services.now();

  open.get('/sandbox-pay/style.css', {
    hide: true,
    handler: (_request, reply) =>
      reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(styleSheet),
  });

  open.get('/sandbox-pay/:number', {
    hide: true,
    params: Params,
    handler: async (request, reply) => {
      const number = orderNumber(request.params);
      const order = await orderOf(number);
      const checkout = await provider.find(number);
      if (!order || !checkout) return notFound(request, reply);
      const { language } = order;
      const texts = textsIn[language];
      void reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
      if (checkout.state === 'paid') {
        return page(
          language,
          texts.paidHeading,
          `<p>${texts.paid}</p><p><a class="primary" href="${escape(checkout.returnUrl)}">${texts.goToOrder}</a></p>`,
        );
      }
      if (order.cancelledAt) return closed(language, 'cancelled');
      if (isExpired(checkout)) return closed(language, 'expired');
      const items = await purchasedItems(
        services.database,
        await services.catalogue.current(),
        order,
      );
      const bought = items.map(({ title }) => title).join(', ');
      const amount = formatRupees(rupees(checkout.amountPaise));
      return page(
        language,
        texts.payHeading,
        `<dl>
          <div><dt>${texts.orderNumber}</dt><dd>${escape(order.orderNumber)}</dd></div>
          <div><dt>${texts.bought}</dt><dd>${escape(bought)}</dd></div>
          <div><dt>${texts.email}</dt><dd>${escape(order.email)}</dd></div>
          <div class="total"><dt>${texts.amount}</dt><dd>${escape(amount)}</dd></div>
        </dl>
        <form method="post" action="/sandbox-pay/${encodeURIComponent(number)}">
          <button class="primary" name="result" value="paid" aria-describedby="sandbox-note">${texts.pay}</button>
          <button class="secondary" name="result" value="failed">${texts.fail}</button>
        </form>`,
      );
    },
  });

  open.post('/sandbox-pay/:number', {
    hide: true,
    params: Params,
    handler: async (request, reply) => {
      // The cast: what the parser above returns; without a form there is no body.
      const form = request.body as { result?: string } | null | undefined;
      const outcome = form?.result === 'paid' ? 'paid' : 'failed';
      const number = orderNumber(request.params);
      const decided = await provider.decide(number, outcome, isOpenAt(services.now()));
      if (!decided) return notFound(request, reply);
      const { checkout, webhooks } = decided;
      if (!webhooks) {
        const order = await orderOf(number);
        return reply
          .type('text/html; charset=utf-8')
          .send(
            closed(
              order?.language ?? request.language,
              order?.cancelledAt ? 'cancelled' : 'expired',
            ),
          );
      }
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
  });
};

/** Condition: the checkout can still be paid, and its order was not cancelled. */
const isOpenAt = (at: Date) => sql`${sandboxCheckouts.expiresAt} >= ${at.toISOString()}::timestamptz
  AND NOT EXISTS (SELECT FROM ${attempts} a JOIN ${orders} o ON o.id = a.order_id
    WHERE a.reference = ${sandboxCheckouts.orderNumber} AND o.cancelled_at IS NOT NULL)`;

/** Removes U+0000, which PostgreSQL cannot store and no order number contains. */
const orderNumber = ({ number }: { number: string }) => number.replaceAll('\0', '');

/** An unknown link belongs to no order: the page speaks the language of the browser. */
const notFound = ({ language }: Request, reply: Reply) =>
  reply
    .code(404)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(
      page(
        language,
        textsIn[language].notFoundHeading,
        `<p>${textsIn[language].notFound}</p>${backToSite(language)}`,
      ),
    );

function closed(language: LanguageCode, why: 'cancelled' | 'expired'): string {
  const texts = textsIn[language];
  const content = `<p>${texts[why]}</p>${backToSite(language)}`;
  return page(language, texts[`${why}Heading`], content);
}

const backToSite = (language: LanguageCode): string =>
  `<p><a class="primary" href="${spoken[language].prefix || paths.home()}">${textsIn[language].backToSite}</a></p>`;

const page = (language: LanguageCode, heading: string, content: string): string => `<!doctype html>
<html lang="${spoken[language].tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading} | ${siteName}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/sandbox-pay/style.css">
</head>
<body>
<header><p class="brand">${siteName}</p><p>${textsIn[language].provider}</p></header>
<main>
<h1>${heading}</h1>
${content}
<p id="sandbox-note" class="note">${textsIn[language].isTest}</p>
</main>
</body>
</html>`;
