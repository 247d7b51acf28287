import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LearnerEvents, ScoringStage } from './event-stream.js';

interface EventsState {
  live: boolean;
  /** Of answers that are being scored, by submission. */
  stages: Record<number, ScoringStage>;
}

const initialState: EventsState = { live: false, stages: {} };

const slice = createSlice({
  name: 'events',
  initialState,
  reducers: {
    streamLive: (state, { payload }: PayloadAction<boolean>) => {
      state.live = payload;
    },
    scoringProgressed: ({ stages }, { payload }: PayloadAction<LearnerEvents['submission.progress']>) => {
      stages[payload.submissionId] = payload.stage;
    },
    scoringEnded: ({ stages }, { payload }: PayloadAction<number>) => {
      delete stages[payload];
    },
  },
});

export const { streamLive, scoringProgressed, scoringEnded } = slice.actions;
export const eventsReducer = slice.reducer;
