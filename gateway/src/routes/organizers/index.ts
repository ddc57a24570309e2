import { organizerController } from './organizer-controller.js';

export const organizerControllers = [
  organizerController('categories', 'Categories'),
  organizerController('tags', 'Tags'),
  organizerController('tools', 'Tools'),
];
