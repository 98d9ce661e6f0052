import { s3Settings } from './s3-settings';

const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };

test('an empty SITE_STORE means no object store', () => {
  expect(s3Settings({ ...keys, SITE_STORE: '' }, 'SITE_STORE')).toBeNull();
});

test.each([
  ['s3://bucket', '', 's3://bucket'],
  ['s3://bucket/', '', 's3://bucket'],
  ['s3://my.bucket-1/site/of/all/', 'site/of/all/', 's3://my.bucket-1/site/of/all'],
])('%s names a bucket and the prefix of its keys', (SITE_STORE, prefix, name) => {
  const env = { ...keys, SITE_STORE, AWS_ENDPOINT_URL_S3: 'https://store.example/' };
  const [, bucket] = name.slice('s3:/'.length).split('/');
  const address = `https://store.example/${bucket}`;
  expect(s3Settings(env, 'SITE_STORE')).toMatchObject({
    name,
    prefix,
    address,
    region: 'us-east-1',
  });
});

test('the default endpoint is that of the region', () => {
  const env = { ...keys, SITE_STORE: 's3://bucket', AWS_REGION: 'ap-south-1' };
  expect(s3Settings(env, 'SITE_STORE')?.address).toBe('https://s3.ap-south-1.amazonaws.com/bucket');
});

test.each(['bucket/site', 's3://', 's3://Bucket', 's3://bucket/../x', 's3://bucket//x'])(
  '%s is refused',
  (SITE_STORE) => {
    expect(() => s3Settings({ ...keys, SITE_STORE }, 'SITE_STORE')).toThrow('SITE_STORE must name');
  },
);

test('the store of uploads has a name of its own, and the same keys', () => {
  const env = { ...keys, SITE_STORE: 's3://site', UPLOAD_STORE: 's3://uploads' };
  expect(s3Settings(env, 'UPLOAD_STORE')).toMatchObject({ name: 's3://uploads', accessKey: 'key' });
  expect(() => s3Settings({ UPLOAD_STORE: 'disk' }, 'UPLOAD_STORE')).toThrow(
    'UPLOAD_STORE must name',
  );
});

test('the error names a missing access key', () => {
  const SITE_STORE = 's3://bucket';
  expect(() => s3Settings({ SITE_STORE }, 'SITE_STORE')).toThrow('AWS_ACCESS_KEY_ID is not set');
  expect(() => s3Settings({ SITE_STORE, AWS_ACCESS_KEY_ID: 'key' }, 'SITE_STORE')).toThrow(
    'AWS_SECRET_ACCESS_KEY is not set',
  );
});
