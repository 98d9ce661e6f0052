export { calendarFile, type CalendarEvent, type Subscription } from './calendar-file';
export { cancelledEvents, classEvents, type ClassroomAddress } from './class-events';
export { texts as entryTexts } from './texts';
