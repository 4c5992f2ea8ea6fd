import { once } from 'node:events'
import WebSocket from 'ws'
import type { Body } from '../../vendors/chat/wire.ts'

interface Received extends Body {
  MsgBody: { MsgContent?: { Text?: string } }[]
}

const pollPauseMs = 300

/** A member that speaks the wire as the SDK does, without the SDK's weight: it polls, and waits 300 ms after each answer. */
export class WireClient {
  private seq = 1
  private readonly answers = new Map<number, (body: Body) => void>()
  private isClosed = false

  private constructor(
    private readonly socket: WebSocket,
    private readonly onText: (text: string) => void,
  ) {
    socket.on('message', (data: Buffer) => {
      const { head, body } = JSON.parse(data.toString()) as { head: { seq: number }; body: Body }
      this.answers.get(head.seq)?.(body)
      this.answers.delete(head.seq)
    })
    socket.on('close', () => (this.isClosed = true))
  }

  static async join(url: string, userId: string, userSig: string, roomId: string, onText: (text: string) => void): Promise<WireClient> {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/chat/binfo?instanceid=${userId}`)
    await once(socket, 'open')
    const client = new WireClient(socket, onText)
    await client.request('im_open_status.wslogin', {}, { identifier: userId, usersig: userSig })
    const { StartSeq } = await client.request('group_open_http_svc.apply_join_group', { GroupId: roomId })
    void client.poll(roomId, Number(StartSeq))
    return client
  }

  request(servcmd: string, body: Body, head: Body = {}): Promise<Body> {
    const seq = this.seq++
    this.socket.send(Buffer.from(JSON.stringify({ head: { ver: 'v4', servcmd, seq, ...head }, body })))
    return new Promise((resolve) => this.answers.set(seq, resolve))
  }

  private async poll(Key: string, StartSeq: number): Promise<void> {
    const body = await this.request('group_open_long_polling_http_svc.get_msg', { USP: 1, StartSeq, HoldTime: 90, Key })
    for (const { MsgBody } of body.RspMsgList as Received[]) this.onText(MsgBody[0]?.MsgContent?.Text ?? '')
    if (!this.isClosed) setTimeout(() => void this.poll(Key, Number(body.NextSeq)), pollPauseMs).unref()
  }

  close(): void {
    this.isClosed = true
    this.socket.terminate()
  }
}
