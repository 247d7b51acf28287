import { Counter, Histogram } from 'prom-client';

export const taskWait = new Histogram({
  name: 'scoring_task_wait_seconds',
  help: "From the learner's request to the first claim by a worker",
  buckets: [0.025, 0.05, 0.1, 0.25, 1, 5, 20, 60, 300],
});

export const taskWork = new Histogram({
  name: 'scoring_task_work_seconds',
  help: 'From the claim of a task to the end of that try',
  buckets: [0.5, 1, 2, 4, 8, 16, 32, 64],
});

export const tasksEnded = new Counter({
  name: 'scoring_tasks_ended_total',
  help: 'Tasks that came to an end, by the code of their failure; none for a score',
  labelNames: ['failure'],
});
