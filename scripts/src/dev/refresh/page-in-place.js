import { createElement, useEffect, useLayoutEffect, useState } from 'react';

/**
 * A component that shows the page of the file as it was saved last. What stands in the fields is put into those of the
 * new page; all other state is lost, because the host is a production build.
 */
export function pageInPlace(hot, Page) {
  const place = hot.data?.place ?? { shown: new Set(), Component: null };
  place.Page = Page;
  place.Component ??= function PageInPlace(props) {
    const [typed, draw] = useState([]);
    useEffect(() => {
      place.shown.add(draw);
      return () => place.shown.delete(draw);
    }, []);
    useLayoutEffect(() => putBack(typed), [typed]);
    return createElement(place.Page, props);
  };
  hot.accept();
  hot.dispose((data) => Object.assign(data, { place }));
  const typed = fields().map(({ name, type, value, checked }) => ({ name, type, value, checked }));
  for (const draw of place.shown) draw(typed);
  return place.Component;
}

const fields = () => [...document.querySelectorAll('main :is(input, textarea, select)')];

function putBack(typed) {
  const left = fields();
  for (const { name, type, value, checked } of typed) {
    const index = left.findIndex((each) => each.name === name && each.type === type);
    if (index < 0 || type === 'file') continue;
    const [field] = left.splice(index, 1);
    if (field.checked !== checked) field.click();
    if (field.value === value) continue;
    // React overrides `value` of the element itself.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    for (const event of ['input', 'change'])
      field.dispatchEvent(new Event(event, { bubbles: true }));
  }
}
