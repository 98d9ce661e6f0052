import { Type, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { ClientErrorReport } from 'shared/model/schemas';

const Violation = Type.Object({
  'document-uri': Type.Optional(Type.String()),
  'effective-directive': Type.Optional(Type.String()),
  'violated-directive': Type.Optional(Type.String()),
  'blocked-uri': Type.Optional(Type.String()),
  'source-file': Type.Optional(Type.String()),
  'line-number': Type.Optional(Type.Number()),
  'column-number': Type.Optional(Type.Number()),
});
const CspReport = Type.Object({ 'csp-report': Violation });

/** A CSP report as an error of the section whose file violated the policy; null for any other body. */
export function violationReport(body: unknown): ClientErrorReport | null {
  if (!Value.Check(CspReport, body)) return null;
  const violation = body['csp-report'];
  const directive =
    violation['effective-directive'] ?? violation['violated-directive'] ?? 'unknown';
  return {
    ...sectionOf(violation),
    step: 'csp',
    cause: `${directive} blocked ${violation['blocked-uri'] ?? 'unknown'}`.slice(0, 500),
    source: sourceOf(violation),
    path: pathOf(violation['document-uri']),
  };
}

function sectionOf(violation: Static<typeof Violation>): { remote: string; version: string } {
  const [, remote = 'shell', version = 'unknown'] =
    /\/(?:remotes\/([a-z0-9-]{1,40})|shell)\/([0-9a-f]{1,64})\//.exec(
      violation['source-file'] ?? '',
    ) ?? [];
  return { remote, version };
}

/** Undefined if the browser names no file, as for inline content of the document. */
function sourceOf(violation: Static<typeof Violation>): string | undefined {
  const file = pathOf(violation['source-file']);
  if (file === undefined) return undefined;
  const place = [violation['line-number'], violation['column-number']].filter(Boolean);
  return [file, ...place].join(':');
}

const pathOf = (address = ''): string | undefined =>
  URL.canParse(address) ? new URL(address).pathname.slice(0, 200) : undefined;
