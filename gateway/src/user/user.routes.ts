import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { type JsonText, jsonText } from '../edge/json-text.js';
import { listAnswer, listOf, sortingOf } from '../edge/list-query.js';
import { Routes, route } from '../edge/route.js';
import { deletion, pathId } from '../edge/values.js';
import { UserNeighbour } from '../neighbours/neighbours.js';
import { type Caller, forUserService, isAdmin } from '../session/caller.js';
import { adminChange, newUser, selfChange, userList } from './user.input.js';
import { publicUser, selfUser } from './user.shapes.js';
import { type Changes, maskedFields } from './user-fields.js';

/** Users, seen by themselves, by others and by admins. */
@Injectable()
export class UserRoutes extends Routes {
  constructor(private readonly neighbour: UserNeighbour) {
    super();
  }

  readonly list = route(
    {
      method: 'GET',
      path: '/api/user',
      summary: 'A page of users',
      who: 'admin',
      input: { query: userList },
      data: listOf(selfUser),
    },
    async ({ query, caller }) => {
      const page = await this.neighbour.users.listUsers({
        caller: forUserService(caller),
        types: query.type ?? [],
        search: query.search,
        includeDeleted: query.includeDeleted,
        ...sortingOf(query, { sortBy: 'id', descending: false }),
        limit: query.limit,
        offset: query.offset,
        countOnly: query.count,
      });
      return listAnswer(query, page);
    },
  );

  readonly one = route(
    {
      method: 'GET',
      path: '/api/user/{id}',
      summary: 'Oneself, or what the caller may see of another user',
      who: 'signed-in',
      input: { params: pathId },
      data: z.union([selfUser, publicUser]),
    },
    async ({ params, caller }) =>
      jsonText((await this.neighbour.users.getUser({ caller: forUserService(caller), id: params.id })).json),
  );

  readonly create = route(
    {
      method: 'PUT',
      path: '/api/user/new',
      summary: 'Creates a user',
      who: 'admin',
      input: { body: newUser },
      data: selfUser,
    },
    async ({ body, caller }) => {
      const { fields } = maskedFields(body);
      return jsonText((await this.neighbour.users.createUser({ caller: forUserService(caller), fields })).json);
    },
  );

  readonly changeSelf = route(
    {
      method: 'PUT',
      path: '/api/user',
      summary: 'Changes what users may change of themselves',
      who: 'signed-in',
      input: { body: selfChange },
      data: selfUser,
    },
    ({ body, caller }) => this.update(caller, caller.userId, body, true),
  );

  readonly change = route(
    {
      method: 'PUT',
      path: '/api/user/{id}',
      summary: 'Changes the keys given; learners may change themselves as by PUT /api/user',
      who: 'admin',
      input: { params: pathId, body: adminChange },
      data: selfUser,
      insteadFor: (caller, { id }) => (!isAdmin(caller) && id === String(caller.userId) ? this.changeSelf : undefined),
    },
    ({ params, body, caller }) =>
      this.update(caller, params.id, { ...body, password: body.password === '' ? undefined : body.password }, false),
  );

  readonly remove = route(
    {
      method: 'DELETE',
      path: '/api/user/{id}',
      summary: 'Deletes a user, who can be restored',
      who: 'admin',
      input: { params: pathId },
      data: deletion,
    },
    ({ params, caller }) => this.neighbour.users.deleteUser({ caller: forUserService(caller), id: params.id }),
  );

  private async update(caller: Caller, id: number, changes: Changes, ownSettings: boolean): Promise<JsonText> {
    const request = { caller: forUserService(caller), id, ...maskedFields(changes), ownSettings };
    return jsonText((await this.neighbour.users.updateUser(request)).json);
  }
}
