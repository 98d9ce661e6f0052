import type { LanguageCode } from 'shared/model/language';
import type { App } from '../../app-types';
import { translator, type Hindi } from '../hindi-messages';

declare module 'fastify' {
  interface FastifyRequest {
    /** The language in which the response speaks to a person. */
    language: LanguageCode;
  }
}

/** The first language of `Accept-Language` decides: the site sends the one of its page. */
const WANTS_HINDI = /^\s*hi(?![a-z])/i;

/**
 * The code writes every message in English. The response to a request in Hindi has its `message`, and the messages
 * of its `errors`, in Hindi; other texts of a response are written in `request.language` where they arise.
 */
export function registerRequestLanguage(app: App, messages: Hindi): void {
  const inHindi = translator(messages);
  app.decorateRequest('language', 'en');
  app.addHook('onRequest', async (request) => {
    if (WANTS_HINDI.test(request.headers['accept-language'] ?? '')) request.language = 'hi';
  });
  app.addHook('preSerialization', async (request, _reply, body) =>
    request.language === 'hi' ? withMessages(body, inHindi) : body,
  );
}

function withMessages(body: unknown, inHindi: (message: string) => string): unknown {
  if (typeof body !== 'object' || body === null || !('message' in body)) return body;
  // Whatever has a `message` is an answer of the API; its `errors`, if there are any, are lists by field.
  const { message, errors } = body as { message: unknown; errors?: Record<string, unknown> };
  return {
    ...body,
    ...(typeof message === 'string' && { message: inHindi(message) }),
    ...(errors && {
      errors: Object.fromEntries(
        Object.entries(errors).map(([field, texts]) => [
          field,
          Array.isArray(texts) ? texts.map((text) => inHindi(String(text))) : texts,
        ]),
      ),
    }),
  };
}
