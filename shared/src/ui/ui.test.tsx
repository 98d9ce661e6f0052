import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button, Dialog, Icon, Price, Section, buttonClass } from '.';
import { pageItems, Pagination, Table } from './lists';
import { Accordion, AccordionItem, Countdown, countdownParts } from './showcase';

describe('Dialog', () => {
  const onClose = jest.fn();
  beforeEach(() => onClose.mockClear());

  const Example = () => {
    const [open, setOpen] = useState(false);
    const close = () => {
      onClose();
      setOpen(false);
    };
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog open={open} onClose={close} title="Request Callback">
          <input aria-label="Name" />
        </Dialog>
      </>
    );
  };

  const openDialog = async () => {
    render(<Example />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    return screen.getByRole('dialog', { name: 'Request Callback' });
  };

  test('renders nothing while closed and leaves the page alone', () => {
    render(<Example />);
    expect(document.querySelector('dialog')).toBeNull();
    expect(document.documentElement).not.toHaveAttribute('data-dialog-open');
  });

  test('opens as a modal over a marked page, and returns the focus without scrolling when it is closed', async () => {
    await openDialog();
    expect(document.documentElement).toHaveAttribute('data-dialog-open');
    const focus = jest.spyOn(screen.getByText('Open'), 'focus');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.documentElement).not.toHaveAttribute('data-dialog-open');
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  });

  test.each([
    [15, 'beside-scroll-bar'],
    [0, ''],
  ])('beside a scroll bar of %d px the page is marked "%s"', async (scrollBar, mark) => {
    const width = jest.spyOn(document.documentElement, 'clientWidth', 'get');
    width.mockReturnValue(window.innerWidth - scrollBar);
    await openDialog();
    expect(document.documentElement).toHaveAttribute('data-dialog-open', mark);
    width.mockRestore();
  });

  test('closes with its × button', async () => {
    await openDialog();
    await userEvent.click(screen.getByText('×'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('closes on a click on the overlay, not on one inside', async () => {
    const dialog = await openDialog();
    await userEvent.click(screen.getByLabelText('Name'));
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('stays open when a press that began inside ends on the overlay', async () => {
    const dialog = await openDialog();
    fireEvent.mouseDown(screen.getByLabelText('Name'));
    fireEvent.click(dialog);
    expect(onClose).not.toHaveBeenCalled();
  });

  test('closes on Escape, which the browser reports as a cancel event', async () => {
    const dialog = await openDialog();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('is shown again when the browser closed it but its owner keeps it open', () => {
    render(
      <Dialog open onClose={onClose} title="Course">
        …
      </Dialog>,
    );
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    act(() => dialog.close());
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(dialog.open).toBe(true);
  });

  test('a cancelled file choice inside does not close it', async () => {
    await openDialog();
    fireEvent(screen.getByLabelText('Name'), new Event('cancel', { bubbles: true }));
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('Pagination', () => {
  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 8, [1, 2, { dotsAfter: 2 }, 8]],
    [5, 8, [1, { dotsAfter: 1 }, 4, 5, 6, { dotsAfter: 6 }, 8]],
    [8, 8, [1, { dotsAfter: 1 }, 7, 8]],
  ])('page %i of %i shows first, last and neighbours', (page, count, items) => {
    expect(pageItems(page, count)).toEqual(items);
  });

  test('marks the current page and goes to the previous, the next and a numbered page', async () => {
    const onPage = jest.fn();
    render(<Pagination label="Webinar pages" page={2} pageCount={3} onPage={onPage} />);
    const pages = within(screen.getByRole('navigation', { name: 'Webinar pages' }));
    expect(pages.getByRole('button', { name: '2' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(pages.getByRole('button', { name: 'Previous' }));
    await userEvent.click(pages.getByRole('button', { name: 'Next' }));
    await userEvent.click(pages.getByRole('button', { name: '3' }));
    expect(onPage.mock.calls).toEqual([[1], [3], [3]]);
  });

  test('does not go beyond the first and the last page', () => {
    render(<Pagination label="Pages" page={1} pageCount={1} onPage={() => {}} />);
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('the button that has led to the last page keeps the focus, and leads no further', async () => {
    const onPage = jest.fn();
    const pages = (page: number) => (
      <Pagination label="Pages" page={page} pageCount={2} onPage={onPage} />
    );
    const { rerender } = render(pages(1));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    rerender(pages(2));
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onPage.mock.calls).toEqual([[2]]);
  });
});

test('a busy button is disabled and has aria-busy', () => {
  render(<Button busy>Sending…</Button>);
  const button = screen.getByRole('button', { name: 'Sending…' });
  expect(button).toBeDisabled();
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test('a link can look like a button', () => {
  expect(buttonClass({ variant: 'secondary', size: 'large', wide: true }, 'mine')).toBe(
    'button secondary large wide mine',
  );
});

test('a table names its columns, its rows and, for phones, its cells', () => {
  render(
    <Table
      caption="Orders"
      columns={[
        { heading: 'Order ID', cell: ({ id }) => id, namesRow: true },
        { heading: 'Amount', cell: ({ amount }) => amount, numeric: true },
      ]}
      rows={[{ id: 'A-1', amount: '₹9,999' }]}
      rowKey={({ id }) => id}
    />,
  );
  const table = within(screen.getByRole('table', { name: 'Orders' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Order ID',
    'Amount',
  ]);
  expect(table.getByRole('rowheader', { name: 'A-1' })).toBeVisible();
  expect(table.getByRole('cell', { name: '₹9,999' })).toHaveAttribute('data-label', 'Amount');
});

test('an old price is read as "was"', () => {
  const { container } = render(<Price now="₹9,999" was="₹25,000" />);
  expect(container).toHaveTextContent('₹9,999was ₹25,000');
});

test('a countdown keeps its boxes while the time is unknown', () => {
  const { rerender } = render(<Countdown label="Starts in" parts={null} />);
  expect(screen.getByRole('timer', { name: 'Starts in' })).toHaveTextContent('––Days');
  rerender(<Countdown label="Starts in" parts={{ days: 1, hours: 2, minutes: 3, seconds: 4 }} />);
  expect(screen.getByRole('timer')).toHaveTextContent('01Days02Hours03Minutes04Seconds');
});

test.each([
  [0, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [86_399, { days: 0, hours: 23, minutes: 59, seconds: 59 }],
  [183_845, { days: 2, hours: 3, minutes: 4, seconds: 5 }],
])('%d seconds are split into days, hours, minutes and seconds', (seconds, parts) => {
  expect(countdownParts(seconds)).toEqual(parts);
});

test('a section is named by its heading', () => {
  render(<Section heading="Who can Enroll">…</Section>);
  expect(screen.getByRole('region', { name: 'Who can Enroll' })).toBeVisible();
});

test('a click on a question shows its answer', async () => {
  render(
    <Accordion>
      <AccordionItem summary="How soon?">Within 3 hours.</AccordionItem>
    </Accordion>,
  );
  expect(screen.getByText('Within 3 hours.')).not.toBeVisible();
  await userEvent.click(screen.getByText('How soon?'));
  expect(screen.getByText('Within 3 hours.')).toBeVisible();
});

test('an icon is decoration', () => {
  const { container } = render(<Icon name="cart" />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
