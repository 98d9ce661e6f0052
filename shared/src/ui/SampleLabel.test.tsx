import { render, screen } from '@testing-library/react';
import { SampleLabel } from './SampleLabel';

let mockHasSampleContent = true;
jest.mock('../model/config', () => ({
  __esModule: true,
  get hasSampleContent() {
    return mockHasSampleContent;
  },
}));

test('invented content has a label until hasSampleContent is false', () => {
  const { unmount } = render(<SampleLabel>This teacher is invented.</SampleLabel>);
  expect(screen.getByText(/This teacher is invented/)).toHaveTextContent('Sample');
  unmount();

  mockHasSampleContent = false;
  const { container } = render(<SampleLabel>This teacher is invented.</SampleLabel>);
  expect(container).toBeEmptyDOMElement();
});
