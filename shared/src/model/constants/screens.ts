/** Numbers of rows and other sizes of what the pages show. */

export const WEBINARS_PER_PAGE = 4;
export const ADMIN_ROWS_PER_PAGE = 10;

/** Rows of the overview's mentor table, before and after See All. */
export const MENTORS_SHOWN = 2;
export const MENTORS_SHOWN_ALL = 4;

/** Pixels. */
export const CHART_HEIGHT = 350;

/** Range of the ids of entries that an admin adds to a card list: whole numbers, both ends included. */
export const LOCAL_ID_MIN = 100;
export const LOCAL_ID_MAX = 10099;
