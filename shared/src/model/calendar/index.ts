export { calendarFile, type CalendarEvent } from './calendar-file';
