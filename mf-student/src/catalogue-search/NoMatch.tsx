import { Button, EmptyState } from 'shared/ui';

interface NoMatchProps {
  /** What is searched: 'course', 'webinar'. */
  what: string;
  search: string;
  onClear: () => void;
}

/** Nothing has the searched text in its title. */
export const NoMatch = ({ what, search, onClear }: NoMatchProps) => (
  <EmptyState
    title={`No ${what} matches “${search.trim()}”`}
    action={
      <Button variant="secondary" onClick={onClear}>
        Show all
      </Button>
    }
  >
    Try a shorter word from the title.
  </EmptyState>
);
