/** Invented people for the sample data. */
interface Person {
  name: string;
  email: string;
  phone: string;
}

/** People whose numbers follow one after the other. */
const people = (firstPhone: number, names: string): Person[] =>
  names.split(', ').map((name, index) => ({
    name,
    email: `${name.toLowerCase().replace(/\s+/g, '.')}@example.com`,
    phone: String(firstPhone + index),
  }));

export const samplePeople = people(
  9_811_000_101,
  'Rohan Mehta, Neelam Joshi, Vikram Rathore, Sunita Iyer, Harpreet Kaur, Anil Deshmukh, ' +
    'Kavya Nair, Imran Sheikh, Pooja Agarwal, Debashish Roy, Lakshmi Reddy, Manish Tiwari, ' +
    'Ritu Saxena, Gaurav Bhatt, Meera Pillai, Sanjay Chauhan, Tanvi Kulkarni, Arjun Bose, ' +
    'Shalini Gupta, Faisal Khan, Divya Menon, Nikhil Jain, Bhavna Patel, Suresh Naidu, ' +
    'Ananya Das, Kiran Yadav, Preeti Malhotra, Yash Solanki, Geeta Rawat, Omkar Patil',
);

export const sampleLeads = people(
  9_822_000_201,
  'Jyoti Sharma, Rajat Kapoor, Nandini Rao, Siddharth Pandey, Farah Ansari, Mohit Bansal, ' +
    'Usha Krishnan, Dinesh Shetty, Alka Trivedi, Pranav Ghosh, Simran Gill, Hemant Thakur',
);

export const sampleContacts: (Person & { state: string; message: string })[] = [
  {
    ...sampleLeads[0]!,
    state: 'Delhi',
    message: 'Are the numerology classes on weekday evenings or only at weekends?',
  },
  {
    ...sampleLeads[1]!,
    state: 'Punjab',
    message: 'I paid for the webinar from my wife’s phone. Can the seat be moved to my e-mail?',
  },
  {
    ...sampleLeads[6]!,
    state: 'Tamil Nadu',
    message: 'Is the astrology course taught in English as well as Hindi?',
  },
  {
    ...sampleLeads[7]!,
    state: 'Karnataka',
    message: 'I have read charts for twelve years and would like to teach. Whom do I write to?',
  },
  {
    ...sampleLeads[10]!,
    state: 'Haryana',
    message: 'Please call me back about the certificate and the placement help.',
  },
];

export const sampleStudent: Person & { password: string } = {
  name: 'Asha Verma',
  email: 'student@example.com',
  phone: '9876543210',
  password: 'student-password',
};

/** A database that contains one of these e-mails contains sample data. */
export const sampleEmails: string[] = [sampleStudent, ...samplePeople].map(({ email }) => email);
