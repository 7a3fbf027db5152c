export { type Schedule, type ScheduledTask, scheduleDinner } from './schedule';
export { type Dish, type Kitchen, ORDINARY_KITCHEN, type Place, SHARED_OVEN_WITHIN, type Task, TOGETHER_WITHIN } from './task';
export { type Reminder, type StepOptions, type StepTasks, tasksOfSteps } from './tasks-of-steps';
