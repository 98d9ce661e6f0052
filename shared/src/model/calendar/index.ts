export { calendarFile, type CalendarEvent, type Subscription } from './calendar-file';
export { cancelledEvents, meetingEvents, type ClassroomAddress } from './meeting-events';
export { texts as entryTexts } from './texts';
