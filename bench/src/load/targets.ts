import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import type { Target } from './generator';

/** File of each page's address, without its extension. */
export type Pages = Readonly<Record<string, string>>;

/** Accounts of the sample data. */
const student = { email: 'student@example.com', password: 'student-password' };
const admin = { email: 'admin@example.com', password: 'admin-password' };

export const page = (address: string, path: string): Target => ({
  url: address + path,
  headers: { accept: 'text/html', 'accept-encoding': 'br' },
});

interface Named {
  name: string;
  target: Target;
  connections: number;
}

/** The most frequent requests of visitors and administrators. */
export async function targets(address: string, connections: number): Promise<Named[]> {
  const json = { 'content-type': 'application/json' };
  const login = (account: object): Target => ({
    url: `${address}/api/login`,
    method: 'POST',
    headers: json,
    body: JSON.stringify(account),
  });
  const tokenOf = async (account: object): Promise<string> => {
    const { url, ...request } = login(account);
    const response = await fetch(url, request);
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    // The shape of the login's response.
    return ((await response.json()) as { data: { token: string } }).data.token;
  };
  const authorization = async (account: object) => ({
    authorization: `Bearer ${await tokenOf(account)}`,
  });
  return [
    { name: 'public page', target: page(address, '/'), connections },
    { name: 'course page', target: page(address, '/course/numerology-course'), connections },
    // As many as the cores of the measured machine: further logins would only wait for their hash.
    { name: 'login', target: login(student), connections: 2 },
    {
      name: 'checkout',
      target: {
        url: `${address}/api/payment/create`,
        method: 'POST',
        headers: { ...json, ...(await authorization(student)) },
        body: JSON.stringify(order()),
      },
      connections,
    },
    {
      name: 'admin list',
      target: {
        url: `${address}/api/admin/webinar-orders?page=1&per_page=10`,
        headers: await authorization(admin),
      },
      connections,
    },
  ];
}

/** The body that checkout sends for the last course of the catalogue. */
function order() {
  const course = shippedCatalogue.courses.at(-1)!;
  return {
    user_id: '',
    course_id: course.id,
    course_name: course.title,
    course_startDate: course.startDate,
    course_type: 'course',
    total_amount: course.newPrice,
    discount_amount: 0,
    payable_amount: course.newPrice,
    currency: 'INR',
    remarks: '',
    first_name: 'Asha',
    last_name: 'Verma',
    email: student.email,
    phone: '9876543210',
    password: '',
    confirm_password: '',
    street_address: '1 MG Road',
    town_city: 'Pune',
    country: 'India',
    postcode: '411001',
  };
}
