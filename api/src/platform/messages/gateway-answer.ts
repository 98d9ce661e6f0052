/**
 * Whether the answer of an SMS gateway says that it took the SMS. Gateways refuse within a 200, in many
 * forms: JSON, XML, pairs or a sentence. So a sign of success is needed, and no sign of failure may be
 * beside it. A free text counts only where no field says "success": "sent, 0 invalid" is no failure.
 */
export function saysAccepted(answer: string): boolean {
  const signs = signsOf(parse(answer.trim()), '');
  if (signs.includes('no')) return false;
  return signs.includes('success') || (signs.includes('yes') && !signs.includes('text no'));
}

type Sign = 'success' | 'yes' | 'no' | 'text no';

const TEXTS = /^(message|msg|response|description|desc|statustext|statusdesc|text|)$/;

const YES =
  /^\W*(success(ful(ly)?)?|succeeded|ok(ay)?|true|yes|sent|accept(ed)?|submitted|queued|enqueued|scheduled|sending|processing|delivered|done|created|1701)\b|\b(sms|message|messages|msg|request|otp)\b.{0,20}\b(sent|submitted|accepted|queued|scheduled)\b|\bsuccess(fully)?\b/i;
const NO =
  /\b(err(or)?s?|fail(ed|ure|s)?|invalid|in ?correct|unauthori[sz]ed|forbidden|denied|reject(ed|s)?|refused|mismatch(ed)?|not|no|false|unable|cannot|could(n't| not)|insufficient|expired|blocked|blacklisted|dnd|missing|undeliver(ed|able)|unknown|unsuccessful|exceeded|limit|suspended|inactive|disabled|duplicate|bad)\b/i;
/** The names under which gateways say how it went, in lower case without `_` and `-`. */
const VERDICTS =
  /^(type|status|statustext|statusdesc|result|results|return|success|ok|sent|accepted|state|response|message|msg|description|desc|responsestatus|submitresponse|text|)$/;
const CODES = /^(code|statuscode|responsecode|resultcode|status|httpcode)$/;
const ERRORS =
  /^(err|errs|errors?|errorcode|errcode|errno|errormessages?|errormsg|errordescription|errordesc|failure|failures|failed|fail|rejected|invalid|exception|fault)$/;
const IDS =
  /^(id|sid|uuid|guid|jobid|batchid|requestid|messageids?|msgids?|smsids?|transactionid|campaignid|referenceid|ackid)$/;
/** An id alone: digits, hex or a UUID. */
const BARE_ID = /^(?=.*\d)[0-9a-f-]{8,}$/i;

function signsOf(value: unknown, name: string): Sign[] {
  if (Array.isArray(value)) return value.flatMap((each) => signsOf(each, name));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) =>
      signsOf(inner, key.toLowerCase().replace(/[^a-z]/g, '')),
    );
  }
  const sign = signOf(value, name);
  return sign ? [sign] : [];
}

function signOf(value: unknown, name: string): Sign | undefined {
  const text = String(value ?? '').trim();
  if (ERRORS.test(name)) return errorSign(text);
  if (IDS.test(name)) return /[1-9a-z]/i.test(text) && !NO.test(text) ? 'yes' : undefined;
  if (CODES.test(name) && /^\d+$/.test(text)) return codeSign(Number(text), name);
  if (!VERDICTS.test(name) || text === '') return undefined;
  if (/^\d+$/.test(text)) {
    if (name === '' && BARE_ID.test(text)) return 'yes';
    // `success: 1` counts what was taken; `success: 0` says that nothing was.
    if (/^(success|ok|sent|accepted|return|result)$/.test(name)) {
      return Number(text) > 0 ? 'yes' : 'no';
    }
  }
  if (/^(false|null|none)$/i.test(text)) return 'no';
  if (NO.test(text)) return TEXTS.test(name) ? 'text no' : 'no';
  if (!TEXTS.test(name) && /^(success(ful)?|true|ok(ay)?)$/i.test(text)) return 'success';
  if (YES.test(text) || (/^(|message|msg|response|result)$/.test(name) && BARE_ID.test(text))) {
    return 'yes';
  }
  return undefined;
}

/** `error: null`, `ErrorCode: "000"`, `errors: []` and `failed: 0` say that there is none. */
function errorSign(text: string): Sign | undefined {
  if (/^(|null|none|nil|false|no error|no)$/i.test(text)) return undefined;
  if (/^(0+|success|ok|done)$/i.test(text)) return 'yes';
  return 'no';
}

/** 0 and 1 mean success at one gateway and failure at another, so another sign must decide. */
function codeSign(code: number, name: string): Sign | undefined {
  if (code === 1701 || (code >= 200 && code < 300 && (name !== 'code' || code <= 202)))
    return 'yes';
  if (code === 0 || (code === 1 && name === 'status')) return undefined;
  return code >= 100 ? 'no' : undefined;
}

function parse(answer: string): unknown {
  if (/<html|<!doctype/i.test(answer)) return null;
  try {
    const fields: unknown = JSON.parse(answer);
    return fields;
  } catch {
    const elements = [...answer.matchAll(/<([\w-]+)[^<>]*>([^<>]*)<\//g)];
    if (elements.length > 0) return elements.map(([, key, inner]) => ({ [key!]: inner }));
    const pairs = [...answer.matchAll(/(?:^|[\n,;&|])\s*([A-Za-z_-]+)\s*[:=]\s*([^\n,;&|]*)/g)];
    return [answer, ...pairs.map(([, key, inner]) => ({ [key!]: inner }))];
  }
}
