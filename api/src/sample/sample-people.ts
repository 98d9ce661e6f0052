/** Invented people for the sample data. */
interface Person {
  name: string;
  email: string;
  phone: string;
}

const person = (name: string, phone: string): Person => ({
  name,
  email: `${name.toLowerCase().replace(/\s+/g, '.')}@example.com`,
  phone,
});

export const samplePeople: Person[] = [
  person('Rohan Mehta', '9811000101'),
  person('Neelam Joshi', '9811000102'),
  person('Vikram Rathore', '9811000103'),
  person('Sunita Iyer', '9811000104'),
  person('Harpreet Kaur', '9811000105'),
  person('Anil Deshmukh', '9811000106'),
  person('Kavya Nair', '9811000107'),
  person('Imran Sheikh', '9811000108'),
  person('Pooja Agarwal', '9811000109'),
  person('Debashish Roy', '9811000110'),
  person('Lakshmi Reddy', '9811000111'),
  person('Manish Tiwari', '9811000112'),
  person('Ritu Saxena', '9811000113'),
  person('Gaurav Bhatt', '9811000114'),
  person('Meera Pillai', '9811000115'),
  person('Sanjay Chauhan', '9811000116'),
  person('Tanvi Kulkarni', '9811000117'),
  person('Arjun Bose', '9811000118'),
  person('Shalini Gupta', '9811000119'),
  person('Faisal Khan', '9811000120'),
  person('Divya Menon', '9811000121'),
  person('Nikhil Jain', '9811000122'),
  person('Bhavna Patel', '9811000123'),
  person('Suresh Naidu', '9811000124'),
  person('Ananya Das', '9811000125'),
  person('Kiran Yadav', '9811000126'),
  person('Preeti Malhotra', '9811000127'),
  person('Yash Solanki', '9811000128'),
  person('Geeta Rawat', '9811000129'),
  person('Omkar Patil', '9811000130'),
];

export const sampleLeads: Person[] = [
  person('Jyoti Sharma', '9822000201'),
  person('Rajat Kapoor', '9822000202'),
  person('Nandini Rao', '9822000203'),
  person('Siddharth Pandey', '9822000204'),
  person('Farah Ansari', '9822000205'),
  person('Mohit Bansal', '9822000206'),
  person('Usha Krishnan', '9822000207'),
  person('Dinesh Shetty', '9822000208'),
  person('Alka Trivedi', '9822000209'),
  person('Pranav Ghosh', '9822000210'),
  person('Simran Gill', '9822000211'),
  person('Hemant Thakur', '9822000212'),
];

export const sampleContacts: (Person & { state: string; message: string })[] = [
  {
    ...person('Jyoti Sharma', '9822000201'),
    state: 'Delhi',
    message: 'Are the numerology classes on weekday evenings or only at weekends?',
  },
  {
    ...person('Rajat Kapoor', '9822000202'),
    state: 'Punjab',
    message: 'I paid for the webinar from my wife’s phone. Can the seat be moved to my e-mail?',
  },
  {
    ...person('Usha Krishnan', '9822000207'),
    state: 'Tamil Nadu',
    message: 'Is the astrology course taught in English as well as Hindi?',
  },
  {
    ...person('Dinesh Shetty', '9822000208'),
    state: 'Karnataka',
    message: 'I have read charts for twelve years and would like to teach. Whom do I write to?',
  },
  {
    ...person('Simran Gill', '9822000211'),
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
