import { publicCatalogue } from 'shared/model/catalogue';
import { english, hindi } from 'shared/model/language';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import type { RemoteManifest } from '../../units/manifest';
import { englishWords, halfInEnglish, namesIn } from './english-words';

const catalogue = publicCatalogue(shippedCatalogue);
const names = new Set(['Asha', 'Rao', 'Delhi']);
const found = (html: string) => englishWords(html, names);

test.each([
  ['a text', '<p>नमस्ते</p><p>Good morning.</p>', ['Good morning.']],
  ['a text between two in Hindi', '<p>नमस्ते <b>dear</b> जी</p>', ['dear']],
  ['one word in a Hindi text', '<p>यह एक webinar है।</p>', ['यह एक webinar है।']],
  ['a sentence with names and numbers', '<p>Pay ₹500 to Nakshank</p>', ['Pay ₹500 to Nakshank']],
  ['a text after a script', '<script>show("<p>")</script>Hello', ['Hello']],
  ['a word beside a name', '<p>Asha asks</p>', ['Asha asks']],
  ['a text before and after all tags', 'Hello <p>नमस्ते</p> bye', ['Hello', 'bye']],
  ['a repeated text, once', '<p>Hello</p><p>Hello</p>', ['Hello']],
  ['the title of the page', '<title>Courses – Nakshank</title>', ['Courses – Nakshank']],
  ['a text after a void element', '<p>नमस्ते<br>Hello<img src="a.png">you</p>', ['Hello', 'you']],
  ['a text after an element that closes itself', '<svg><path d="M0 0"/></svg>Hello', ['Hello']],
  ['a text after a picture in English', '<p><img alt="Hi" lang="en">Hello</p>', ['Hello']],
  ['a text after a drawing in English', '<svg><use lang="en"/><text>Hello</text></svg>', ['Hello']],
  ['a text with an entity', '<p>fees &amp; dates</p>', ['fees &amp; dates']],
  ['a text after a part in English', '<p lang="en-IN">Hello</p><p>you</p>', ['you']],
  ['a Hindi part inside of one in English', '<p lang="en">A bee <b lang="hi">sea</b></p>', ['sea']],
])('finds %s', (_, html, expected) => {
  expect(found(html)).toEqual(expected);
});

test.each([
  ['the label of a button', '<button aria-label="Close">×</button>', 'Close'],
  ['the text of a picture', '<img src="/x.png" alt="A chart" width="3">', 'A chart'],
  ['a tooltip', '<abbr title="Goods tax">कर</abbr>', 'Goods tax'],
  ['the hint in a field', '<input type="text" placeholder="Your name"/>', 'Your name'],
  [
    'the description of the page',
    '<meta name="description" content="All courses"/>',
    'All courses',
  ],
  ['the title of a preview', '<meta property="og:title" content="Courses">', 'Courses'],
  ['the text of a preview', '<meta property="og:description" content="Read">', 'Read'],
  ['a label with a sign of its own', '<a aria-label="More > here" href="/x">और</a>', 'More > here'],
])('finds %s, which is an attribute', (_, html, expected) => {
  expect(found(html)).toEqual([expected]);
});

test.each([
  ['Hindi', '<h1>अंक ज्योतिष</h1>'],
  ['names of people and places', '<p>Asha Rao, Delhi</p>'],
  ['names that stay in every language', '<p>Nakshank के WhatsApp पर PDF भेजें। GSTIN</p>'],
  ['an address', '<p>https://site.example/courses?a=b और help@site.example, site.example</p>'],
  ['numbers and marks', '<p>₹9,999 · 3–6 · 2x · 10AM · A</p>'],
  ['entities', '<p>जी&nbsp;हाँ&#x27;&lt;</p>'],
  ['a script', '<script>if (a < b) show("Hello you");</script>'],
  ['a script with tags', '<script>show("<p>Hello</p> you");</script>'],
  ['data of a page', '<script type="application/json">{"text":"Hello </p> you"}</script>'],
  ['a style', '<style>main > p { color: red }</style>'],
  ['a template', '<template><p>Hello</p></template>'],
  ['code', '<p><code>run it</code> जी</p>'],
  ['a part that says that it is in English', '<p lang="en-IN">Hello <b title="You">you</b></p>'],
  ['the title of a thing in English', '<img alt="Hello" lang="en">'],
  ['what is inside of it after a void element', '<p lang="en">Hello<br>you<br/>all</p>'],
  ['what is inside of it after a picture', '<p lang="en"><svg><path d="M0"/></svg> Hello</p>'],
  ['a doctype', '<!DOCTYPE html><html lang="hi-IN"><body>जी</body></html>'],
  ['a comment', '<!-- Hello <p>you</p> --><p>जी</p>'],
  ['names of classes and files', '<a class="big button" href="/courses" data-x="Hello">जी</a>'],
  ['other meta data', '<meta name="viewport" content="width=device-width"><meta charset="utf-8">'],
])('finds nothing in %s', (_, html) => {
  expect(found(html)).toEqual([]);
});

describe('a page that is partly in English', () => {
  const route = (path: string, more = {}): RemoteManifest['routes'][number] => ({
    id: `home/${path}`,
    path,
    title: path,
    access: 'public',
    header: true,
    footer: true,
    prerender: [path],
    assets: { js: [], css: [] },
    children: [],
    ...more,
  });
  const remote = { name: 'mf-home', routes: [route('/'), route('/about')] };
  const pages: Record<string, string> = {
    '/hi': '<p>नमस्ते</p>',
    '/hi/about': '<p>Hello</p><p>नमस्ते</p><p>you</p><p>all</p>',
  };
  const faults = (
    language: typeof english | typeof hindi,
    own: Pick<RemoteManifest, 'name' | 'routes'> = remote,
    htmlOf = (path: string) => pages[path]!,
  ) => halfInEnglish(own, catalogue, language, htmlOf, names);

  test('is one line with its address and the first such text', () => {
    expect(faults(hindi)).toEqual(['mf-home: /hi/about is partly in English: "Hello" and 2 more.']);
  });

  test('with one such text has no number', () => {
    expect(faults(hindi, { ...remote, routes: [route('/')] }, () => '<p>Hello</p>')).toEqual([
      'mf-home: /hi is partly in English: "Hello".',
    ]);
  });

  test('of each product is looked at', () => {
    const asked: string[] = [];
    const product = route('/course/:urlTitle', { about: 'courses', prerender: [] });
    faults(hindi, { ...remote, routes: [product] }, (path) => {
      asked.push(path);
      return '';
    });
    expect(asked).toEqual(catalogue.courses.map(({ urlTitle }) => `/hi/course/${urlTitle}`));
    expect(asked.length).toBeGreaterThan(0);
  });

  test('is none where a text of the catalogue has no Hindi, in whichever way it is written', () => {
    const [course, ...others] = catalogue.courses;
    const inEnglish = { ...course!, title: 'Anna’s & Raj\'s "Course"', hi: undefined };
    const partly = { ...catalogue, courses: [inEnglish, ...others] };
    const html = `<title>Anna’s &amp; Raj&#39;s &quot;Course&quot;: कोर्स</title>
      <h1>Anna’s&nbsp;&amp; Raj&#x27;s &quot;Course&quot;</h1>`.replace('&nbsp;', '\u00a0');
    const faultsIn = (text: string) =>
      halfInEnglish({ ...remote, routes: [route('/')] }, partly, hindi, () => text, names);
    expect(faultsIn(html)).toEqual([]);
    expect(faultsIn(`${html}<p>Read more</p>`)).toHaveLength(1);
  });

  test('is no fault of an English page, which is not read', () => {
    expect(faults(english, remote, () => fail('read'))).toEqual([]);
  });
});

test('names of people, places and the company are names, and other words of the catalogue are none', () => {
  const own = namesIn(catalogue);
  const [mentor] = catalogue.mentors;
  for (const word of mentor!.name.split(' ')) expect(own.has(word)).toBe(true);
  expect(own.has('palmist')).toBe(false);
  expect(own.has('Palmist')).toBe(false);
});
