import { useEffect, useState } from 'react';
import { courseDetails, loadEntry } from 'shared/page';

/** The details of the course; the hook fetches them if the page does not contain them. */
export function useCourseDetails(urlTitle: string) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');

  useEffect(() => {
    if (state !== 'loading') return;
    let isShown = true;
    loadEntry({ list: 'courses', urlTitle }).then(
      () => isShown && setState('loaded'),
      () => isShown && setState('failed'),
    );
    return () => {
      isShown = false;
    };
  }, [state, urlTitle]);

  return {
    currentData: courseDetails(urlTitle),
    isFetching: state === 'loading',
    refetch: () => setState('loading'),
  };
}
