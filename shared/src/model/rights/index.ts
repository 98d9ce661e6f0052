/**
 * The roles of the admin area; the wire calls a person's role `rights`. Who has `single` may do what was ticked
 * for this person, and nothing else.
 */
export const adminRoles = ['owner', 'office', 'content', 'accountant', 'single'] as const;
export type AdminRole = (typeof adminRoles)[number];

/**
 * What each role may do besides the owner, who may do everything. Each admin call of the API names one of
 * these rights, and so does each page of the admin area; whoever lacks it is refused.
 */
const rolesByRight = {
  /** The own name, password, devices and authenticator app. */
  ownSignIn: ['office', 'content', 'accountant', 'single'],
  /** What waits to be done, and the search over people, orders and enquiries. */
  desk: ['office'],
  /** Leads, contact messages and reviews by students. */
  enquiries: ['office'],
  /** Orders, their batches and messages, and payments that need a decision. */
  orders: ['office'],
  /** The files of receipts and credit notes. */
  receipts: ['office', 'accountant'],
  /** Returning money, of one order up to the limit in the settings. */
  refunds: ['office'],
  /** Returning more than that. */
  largeRefunds: [],
  /** People with accounts or orders: reading, correcting, enrolling, notes and certificates. */
  people: ['office'],
  /** Who sits in which class. */
  classes: ['office', 'content'],
  /** Messages to a class, its attendance, and moving or cancelling a class. */
  meetings: ['office'],
  /** Courses, webinars, tutors, questions and site texts: changing and publishing them. */
  catalogue: ['content'],
  /** Publishing a price of less than half of the one before. */
  largePriceCuts: [],
  /** Codes for a discount. */
  codes: [],
  /** Recordings and notes of the classrooms. */
  materials: ['content'],
  /** Turnover, settlements, and the register of receipts for the tax office, also as files. */
  figures: ['accountant'],
  /** A whole list as a file: of a list that one may see. */
  exports: [],
  /** All that is known of a person, to hand it over or to erase it. */
  personalRecords: [],
  /** Who belongs to the admin area, and with which role. */
  team: [],
  /** Who did what. */
  audit: [],
  /** Errors in browsers, and events of the payment provider. */
  operation: [],
} as const satisfies Record<string, readonly AdminRole[]>;

export type Right = keyof typeof rolesByRight;

// The cast: `Object.keys` of the table is exactly its names.
export const allRights = Object.keys(rolesByRight) as readonly Right[];

/** Whether somebody with this role, or with these ticked rights, may do something; without a role, nothing. */
export function mayDo(
  role: AdminRole | null,
  right: Right,
  ticked: readonly Right[] = [],
): boolean {
  if (role === null) return false;
  const others: readonly AdminRole[] = rolesByRight[right];
  return role === 'owner' || others.includes(role) || (role === 'single' && ticked.includes(right));
}

/** The roles that have a right. */
export const rolesWith = (right: Right): AdminRole[] =>
  adminRoles.filter((role) => mayDo(role, right));

export const isAdminRole = (value: unknown): value is AdminRole =>
  adminRoles.some((role) => role === value);

/** How a role is called in pages, messages and the audit log. */
export const roleNames: Record<AdminRole, string> = {
  owner: 'Owner',
  office: 'Office',
  content: 'Content',
  accountant: 'Accountant',
  single: 'Single rights',
};

/**
 * The rights that can be ticked for one person, as pages and the audit log call them. Everybody has the own sign-in;
 * who decides about the team is an owner.
 */
export const tickableRights = {
  desk: 'What waits, and the search',
  enquiries: 'Leads, contact messages and reviews',
  orders: 'Orders',
  receipts: 'Files of receipts',
  refunds: 'Refunds',
  largeRefunds: 'Refunds above the limit',
  people: 'People',
  classes: 'Classes: looking',
  meetings: 'Classes: messages, attendance, changes',
  catalogue: 'Courses, webinars, tutors, questions and site texts',
  largePriceCuts: 'Prices of less than half',
  codes: 'Codes for a discount',
  materials: 'Recordings and notes',
  figures: 'Turnover, settlements and receipts',
  exports: 'Lists as files',
  personalRecords: 'Handing over and erasing personal data',
  audit: 'Audit log',
  operation: 'Errors in browsers',
} as const satisfies Partial<Record<Right, string>>;
export type TickableRight = keyof typeof tickableRights;

// The cast: `Object.keys` of the table is exactly its names.
export const allTickable = Object.keys(tickableRights) as readonly TickableRight[];

/** What somebody was given, in words. */
export const grantText = (role: AdminRole, ticked: readonly TickableRight[]): string =>
  role === 'single'
    ? `${roleNames.single}: ${ticked.map((right) => tickableRights[right]).join(', ') || 'none'}`
    : roleNames[role];
