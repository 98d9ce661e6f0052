import { billingErrors, buyerFields, type Billing } from './billing';

const billing: Billing = {
  first_name: ' Asha ',
  last_name: 'Verma',
  email: ' asha@example.com ',
  phone: '1234567890 ',
  street: '12 Lake Road',
  state: 'Maharashtra',
  city: 'Pune',
  country: 'India',
  zip: '411001',
  password: ' spaces count ',
  company: '',
  gstin: '',
};

test('the form is sent with the field names of the server, and texts are trimmed except the password', () => {
  expect(buyerFields(billing)).toEqual({
    first_name: 'Asha',
    last_name: 'Verma',
    email: 'asha@example.com',
    phone: '1234567890',
    password: ' spaces count ',
    confirm_password: '',
    street_address: '12 Lake Road',
    town_city: 'Pune',
    state: 'Maharashtra',
    country: 'India',
    postcode: '411001',
  });
});

test('field errors of the server get the control names of the form', () => {
  expect(
    billingErrors({
      street_address: ['Too long.'],
      town_city: ['Too long.'],
      postcode: ['Too long.'],
      password: ['Too short.'],
      payable_amount: ['Changed.'],
    }),
  ).toEqual({
    street: ['Too long.'],
    city: ['Too long.'],
    zip: ['Too long.'],
    password: ['Too short.'],
  });
});
