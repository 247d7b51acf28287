import { z } from 'zod';

/** What a worker does with an answer: takes it, brings the recording, hears or reads it, gives points. */
export const scoringStage = z.enum(['started', 'fetch', 'recognise', 'judge']);
