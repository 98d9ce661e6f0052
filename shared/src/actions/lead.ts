import type { LeadRequest } from '../model/schemas';
import { isAccepted, send } from 'shared/calls';

/** Sends a lead: newsletter, demo class, callback or syllabus. */
export const leadCall = (body: LeadRequest) =>
  send({
    name: 'bookDemoClass',
    url: '/book-demo-class',
    method: 'POST',
    body,
    validateStatus: isAccepted,
  });
