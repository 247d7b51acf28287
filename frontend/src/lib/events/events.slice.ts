import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

const slice = createSlice({
  name: 'events',
  initialState: { live: false },
  reducers: {
    streamLive: (state, { payload }: PayloadAction<boolean>) => {
      state.live = payload;
    },
  },
});

export const { streamLive } = slice.actions;
export const eventsReducer = slice.reducer;
