import { Controller } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type {
  ClearHistoryRequest,
  ClearHistoryResponse,
  DeleteHistoryEntryRequest,
  DeleteHistoryEntryResponse,
  ListHistoryRequest,
  ListHistoryResponse,
  NoteViewsRequest,
  NoteViewsResponse,
} from '@pte/rpc/gen/pte/question/v1/history';
import { ForgetHistory } from './forget-history.js';
import { ListHistory } from './list-history.js';
import { NoteViews } from './note-views.js';

@Controller()
export class HistoryGrpc {
  constructor(
    private readonly note: NoteViews,
    private readonly list: ListHistory,
    private readonly forget: ForgetHistory,
  ) {}

  @GrpcMethod('HistoryService')
  async noteViews({ views }: NoteViewsRequest): Promise<NoteViewsResponse> {
    await this.note.run(views.map(({ viewedAt, ...view }) => ({ ...view, viewedAt: new Date(viewedAt * 1000) })));
    return {};
  }

  @GrpcMethod('HistoryService')
  async listHistory(request: ListHistoryRequest): Promise<ListHistoryResponse> {
    if (request.countOnly) return { json: '[]', count: await this.list.count(request) };
    return { json: JSON.stringify(await this.list.run(request, request)), count: 0 };
  }

  @GrpcMethod('HistoryService')
  async deleteHistoryEntry({ userId, id }: DeleteHistoryEntryRequest): Promise<DeleteHistoryEntryResponse> {
    await this.forget.one(userId, id);
    return { id };
  }

  @GrpcMethod('HistoryService')
  async clearHistory({ userId, kind }: ClearHistoryRequest): Promise<ClearHistoryResponse> {
    return { count: await this.forget.all(userId, kind) };
  }
}
