import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * The columns that say nothing about a person, by table: what the school sells and publishes, amounts,
 * states, times and numbers of records. Every other column is personal. A table without a retention rule
 * must be listed here with all its columns.
 */
export const impersonalColumns: Readonly<Record<string, string>> = {
  admin_invitations: 'created_at expires_at id invited_by version',
  audit_log: 'action actor_kind created_at id',
  blocked_senders: 'created_at',
  catalogue_versions: 'note published_at version',
  certificates: 'company issued_by language mentor product_id school title',
  meeting_changes: 'changed_at day product_id schedule_id starts_at',
  group_links: 'id kind made_at made_by product_id schedule_id withdrawn_at',
  group_messages: 'absent_on created_at id kind product_id receivers schedule_id',
  client_errors: 'built_from created_at fallback_version id remote step version',
  codes: 'amount_paise closed code created_at from_day once_each percent products until_day uses',
  confirmations_due: 'order_id',
  consents: 'id',
  contacts: 'assignee_id created_at id is_spam status',
  daily_order_counts: 'count day kind status',
  daily_totals: 'day kind paid_paise places product_id returned_paise schedule_id transactions',
  daily_user_counts: 'count day',
  earlier_addresses: 'kind product_id url_title',
  email_corrections: 'corrected_at id moved proven_before',
  idempotency_keys: 'created_at',
  joined_people: 'id joined_at joined_by',
  leads: 'assignee_id call_back created_at id is_spam opened_at opened_by source status type',
  materials: 'added_at id kind link product_id schedule_id title type',
  one_time_codes: 'asker_tries asker_wait_until expires_at purpose tries wait_until',
  order_items: 'changed_at day order_id product_id schedule_id unit_paise',
  orders:
    'code created_at currency discount_paise expires_at id kind language order_number paid_at ' +
    'payable_paise place_of_supply product_id provider refunded_paise signed_in_at state status ' +
    'title total_paise',
  outgoing_messages: 'created_at id next_attempt_at sent_at tries',
  payment_attempts:
    'checks created_at currency discount_paise expires_at id next_check_at order_id ' +
    'payable_paise provider reference state total_paise',
  payments:
    'accepted created_at currency order_id provider reference refunded_paise settled_on state ' +
    'updated_at',
  person_notes: 'created_at id',
  promises:
    'about_id acted_at answer day due_at ended_at id kind made_at offered_at offers product_id returned_at warned_at',
  provider_events: 'applied_at deliveries digest id provider received_at reference source',
  publish_tokens: 'created_at ends_at origins paths permissions remotes team token_hash',
  purchase_passwords: 'created_at',
  rate_limits: 'count expires_at',
  receipt_counters: 'financial_year kind last',
  receipts:
    'amount_paise cgst_paise created_at financial_year hsn id igst_paise kind number order_id ' +
    'place_of_supply rate_percent refund_id rounding_paise sequence sgst_paise taxable_paise',
  reconciliations: 'day differences done_at our_paise provider provider_paise',
  refunds:
    'access amount_paise checks counted created_at currency done_at id next_check_at order_id ' +
    'payment_id provider provider_reference reference refund_number requested_by returned_on state ' +
    'way',
  push_subscriptions: 'created_at',
  reminders: 'hours_before kind product_id starts_at',
  reset_tokens: 'expires_at',
  reviews: 'id order_id product_id state',
  review_cases:
    'amount_paise assignee_id closed_at closed_by id opened_at order_id payment_id provider reason ' +
    'reference resolution',
  settlement_lines:
    'amount_paise day fee_paise kind line_id net_paise payment_id provider settlement_id tax_paise utr',
  sandbox_checkouts:
    'amount_paise created_at currency expires_at order_number paid_at payment_id return_url ' +
    'state',
  sandbox_refunds: 'amount_paise created_at order_number refund_number',
  schema_migrations: 'applied_at kind name sha256',
  second_factors: 'failures wait_until',
  section_news: 'created_at news team',
  logins: 'expires_at id',
  threads:
    'changed_at closed_at created_at day id kind module order_id product_id question reported_at ' +
    'schedule_id solved_at',
  thread_messages: 'author created_at id thread_id',
  uploads: 'unused_since',
  version_visits:
    'day faults inp_count inp_sum lcp_sum remote reports route shifted version visits',
};

/** The columns of a table that say something about a person. */
export function personalColumns(table: PgTable): string[] {
  const impersonal = impersonalColumns[getTableName(table)]?.split(' ') ?? [];
  return Object.values(getTableColumns(table))
    .map(({ name }) => name)
    .filter((name) => !impersonal.includes(name));
}
