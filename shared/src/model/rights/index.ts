/** The roles of the admin area, by how much they may do. The wire calls a person's role `rights`. */
export const adminRoles = ['owner', 'office', 'content'] as const;
export type AdminRole = (typeof adminRoles)[number];

/**
 * What each role may do besides the owner, who may do everything. Each admin call of the API names one of
 * these rights, and so does each page of the admin area; whoever lacks it is refused.
 */
const rolesByRight = {
  /** The own name, password, devices and authenticator app. */
  ownSignIn: ['office', 'content'],
  /** What waits to be done, and the search over people, orders and enquiries. */
  desk: ['office'],
  /** Leads and contact messages. */
  enquiries: ['office'],
  /** Orders, their receipts, batches and messages, and payments that need a decision. */
  orders: ['office'],
  /** Returning money, of one order up to the limit in the settings. */
  refunds: ['office'],
  /** Returning more than that. */
  largeRefunds: [],
  /** People with accounts or orders: reading, correcting, enrolling, notes and certificates. */
  people: ['office'],
  /** Who sits in which class. */
  classes: ['office', 'content'],
  /** Messages to a class, its attendance, and moving or cancelling a class. */
  classWork: ['office'],
  /** Courses, webinars, tutors and questions: changing and publishing them. */
  catalogue: ['content'],
  /** Publishing a price of less than half of the one before. */
  largePriceCuts: [],
  /** Recordings and notes of the classrooms. */
  materials: ['content'],
  /** Turnover, and the register of receipts for the tax office. */
  figures: [],
  /** A whole list as a file. */
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

/** Whether somebody with this role may do something; without a role, nothing. */
export function mayDo(role: AdminRole | null, right: Right): boolean {
  if (role === null) return false;
  const others: readonly AdminRole[] = rolesByRight[right];
  return role === 'owner' || others.includes(role);
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
};
