import type { LanguageCode } from '../model/language';
import { textAt, valueAt } from '../model/validation';
import type {
  ClassChange,
  Classroom,
  ClassroomResponse,
  Gender,
  PaidIdsRequest,
} from '../model/schemas';
import { api } from './client';

/** The user's own profile; fields that were never filled in are empty. */
export interface OwnProfile {
  name: string;
  slug: string;
  email: string;
  /** A code that was sent to the e-mail has been entered. */
  emailProven: boolean;
  phone: string;
  /** `YYYY-MM-DD` */
  dob: string;
  gender: Gender | '';
  /** In which the person is written to; an older server does not say it. */
  language?: LanguageCode;
  avatar: string;
}

/** The products that the user has paid for. */
export interface PaidProducts {
  ids: number[];
  /** By product id: the batch or session, where it is known. */
  scheduleIds: Readonly<Record<number, string>>;
  /**
   * By product id: the day of a ticket, if it differs from that of a ticket bought now; null if
   * the day is not known yet.
   */
  days: Readonly<Record<number, string | null>>;
  /** By product id: the classes of the batch that were moved or cancelled. */
  changes?: Readonly<Record<number, readonly ClassChange[]>>;
}

/** For calls of public pages: with `keepsSession`, a refused token does not end the session. */
interface SessionOption {
  keepsSession?: boolean;
}

interface PaidIdsArgs extends SessionOption, PaidIdsRequest {
  kind: 'course' | 'webinar';
}

interface ClassroomArgs extends SessionOption {
  kind: 'course' | 'webinar';
  /** The id of the product. */
  id: number;
}

/** Queries that several units make, each declared once. Endpoint names are global. */
export const resources = api.injectEndpoints({
  endpoints: (build) => ({
    /** `null` if the response contains no profile. */
    profile: build.query<OwnProfile | null, SessionOption>({
      query: ({ keepsSession }) => ({ url: '/profile', keepsSession }),
      transformResponse: readProfile,
      providesTags: ['Profile'],
      // Forms are filled from the profile and must not start from an old response.
      keepUnusedDataFor: 0,
    }),
    /** The courses, or webinars, the user has paid for. */
    paidIds: build.query<PaidProducts, PaidIdsArgs>({
      query: ({ kind, user_id, keepsSession }) => ({
        url: `/user/paid-${kind}-ids`,
        method: 'POST',
        body: { user_id },
        keepsSession,
      }),
      transformResponse: (response, _meta, { kind }) => readPaid(response, `${kind}_ids`),
      providesTags: (_paid, _error, { kind }) => [
        kind === 'course' ? 'PaidCourses' : 'PaidWebinars',
      ],
    }),
    /** A course or webinar of the student. Fails with 404 if the student is not enrolled. */
    classroom: build.query<Classroom, ClassroomArgs>({
      query: ({ kind, id, keepsSession }) => ({ url: `/classroom/${kind}/${id}`, keepsSession }),
      transformResponse: ({ data }: ClassroomResponse) => data,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useClassroomQuery, useLazyProfileQuery, usePaidIdsQuery } = resources;

const genders: readonly string[] = ['male', 'female', 'other'] satisfies Gender[];
const isGender = (text: string): text is Gender => genders.includes(text);
const isLanguage = (text: string): text is LanguageCode => text === 'en' || text === 'hi';
const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** Reads the profile from the response to a query or an update; `null` if there is none. */
export function readProfile(response: unknown): OwnProfile | null {
  const data = valueAt(response, 'data');
  if (!textAt(data, 'name') && !textAt(data, 'email')) return null;
  const details = valueAt(data, 'profile');
  const gender = textAt(details, 'gender');
  const language = textAt(data, 'language');
  return {
    name: textAt(data, 'name'),
    slug: textAt(data, 'slug'),
    email: textAt(data, 'email'),
    emailProven: valueAt(data, 'email_proven') !== false,
    phone: textAt(data, 'phone'),
    dob: textAt(details, 'dob').slice(0, DAY_LENGTH),
    gender: isGender(gender) ? gender : '',
    ...(isLanguage(language) && { language }),
    avatar: textAt(details, 'avatar'),
  };
}

/** Ids are numbers or numeric text. A refusal has no ids. */
function readPaid(response: unknown, name: string): PaidProducts {
  const ids = valueAt(response, name);
  if (!valueAt(response, 'success') || !Array.isArray(ids)) {
    return { ids: [], scheduleIds: {}, days: {} };
  }
  const schedules = ofProducts(response, 'schedules', (each) => textAt(each, 'schedule_id'));
  return {
    ids: ids.map(Number),
    scheduleIds: Object.fromEntries(schedules.filter(([, scheduleId]) => scheduleId)),
    days: Object.fromEntries(ofProducts(response, 'days', (each) => textAt(each, 'day') || null)),
    changes: Object.fromEntries(ofProducts(response, 'schedules', changesIn)),
  };
}

// The cast: the API declares what the list contains; an older one does not send it.
const changesIn = (schedule: unknown) =>
  (valueAt(schedule, 'changes') ?? []) as readonly ClassChange[];

/** Reads one list of the answer: a value for each product id. */
function ofProducts<Value>(
  response: unknown,
  list: string,
  read: (entry: unknown) => Value,
): [product: string, Value][] {
  const entries = valueAt(response, list);
  return (Array.isArray(entries) ? entries : []).map((each) => [
    String(valueAt(each, 'product_id')),
    read(each),
  ]);
}
