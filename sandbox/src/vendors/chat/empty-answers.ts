import type { Body } from './wire.ts'

/** Answers to calls that the SDK makes while it starts, and that a live room does not need. Each list is empty and marked as complete. */
export const emptyAnswers: Readonly<Record<string, Body>> = {
  page_get: { CompleteFlag: 1, SessionItem: [], TimeStamp: 0, StartIndex: 0, TopTimeStamp: 0, TopStartIndex: 0 },
  black_list_get: { BlackListItem: [], StartIndex: 0, CurruentSequence: 1 },
  friend_get: { UserDataItem: [], CompleteFlag: 1, NextStartIndex: 0, StandardSequence: 1, CustomSequence: 1 },
  group_get: { ResultItem: [], CurrentSequence: 1 },
  pendency_get: { PendencyItem: [], CurrentPendencySequence: 1, UnreadPendencyCount: 0, StartTime: 0 },
  get_joined_group_list: { TotalCount: 0, GroupIdList: [] },
  getmsg: { Cookie: 'c', SyncFlag: 2, MsgList: [] },
}
