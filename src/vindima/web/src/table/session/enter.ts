/** Opening a table by its address. */

import { ApiError, api } from "../../lib/server/api";
import type { Followed, Table } from "../../lib/wire";

/** A table as the reader may see it. A reader without a place there becomes a spectator, if the game is public. */
export async function enter(id: string): Promise<Table> {
  try {
    return await api.get<Table>(`/tables/${id}`);
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem.error !== "web-error-not-yours") throw error;
    await api.post<Followed>(`/tables/${id}/watch`);
    return api.get<Table>(`/tables/${id}`);
  }
}
