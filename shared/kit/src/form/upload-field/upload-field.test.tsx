import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { act, useState } from 'react'
import type { FormPicturePath, UploadedPicture } from '@xhkt/contract'
import { pictureMaxBytes } from '@xhkt/contract/limits'
import { failuresOf } from '@xhkt/testing/failures-of'
import { installPictureCanvas, pictureFile } from '@xhkt/testing/picture-files'
import { type Answers, type ApiCall, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { WaitingPage } from '@xhkt/testing/waiting-page'
import { UploadField } from './upload-field.tsx'
import { useUploads } from '../use-uploads.ts'

const call = 'POST /v1/user/feedback/img'
let nth = 0
const uploaded = (): UploadedPicture => ({ picture_id: String(++nth), url: `/media/pictures/${nth}.jpg`, expires_at: 1_900_000_000 })

interface FieldProps {
  path?: FormPicturePath
}

function Field({ path = '/v1/user/feedback/img' }: FieldProps) {
  const uploads = useUploads({ path, limit: 3 })
  return (
    <form aria-label="反馈">
      <UploadField id="pictures" label="图片（选填）" error={undefined} uploads={uploads} />
      <textarea aria-label="内容" />
      <output>{`${uploads.pictures.length} ${uploads.problem ?? '可以提交'}`}</output>
    </form>
  )
}

function Page({ path }: FieldProps) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <WaitingPage>{isOpen && <Field path={path} />}</WaitingPage>
      <button onClick={() => setOpen(false)}>离开</button>
    </>
  )
}

function open(answers: Answers = { [call]: uploaded }, path?: FormPicturePath) {
  const page = renderPage(<Page path={path} />, { session: true, answers })
  const input = screen.getByLabelText('图片（选填）')
  const choose = (...files: File[]) => page.user.upload(input, files)
  return { ...page, input, choose }
}
/** Appears once the picture has been opened. */
const findTile = async (name: string) => within(await screen.findByRole('listitem', { name }))
const tiles = () => screen.queryAllByRole('listitem').map((item) => item.getAttribute('aria-label'))
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent).join()

beforeEach(() => {
  installPictureCanvas()
  nth = 0
})

describe('upload field [forms#pictures]', () => {
  test('uploads what is chosen, shows its preview and announces it', async () => {
    const { choose, calls } = open()
    await choose(pictureFile('甲.jpg'), pictureFile('乙.jpg'))
    expect(await screen.findByText('2 可以提交')).toBeVisible()
    expect((await findTile('甲.jpg')).getByRole('presentation')).toHaveAttribute('src', expect.stringMatching(/^data:/))
    expect(announced()).toContain('上传成功')
    expect(calls.map(({ name }) => name)).toEqual([call, call])
  })

  test.each([
    ['dropped on the field', (input: HTMLElement, files: File[]) => fireEvent.drop(input, { dataTransfer: { types: ['Files'], files } })],
    ['pasted into the form', (_: HTMLElement, files: File[]) => fireEvent.paste(screen.getByLabelText('内容'), { clipboardData: { files } })],
  ])('takes files that are %s', async (_, give) => {
    const { input } = open()
    give(input, [pictureFile('甲.jpg')])
    expect(await screen.findByText('1 可以提交')).toBeVisible()
  })

  test('a file that is dropped beside the field neither opens nor is added', () => {
    open()
    const drop = { dataTransfer: { types: ['Files'], files: [pictureFile('甲.jpg')] } }
    expect(fireEvent.drop(document.body, drop)).toBe(false)
    expect(tiles()).toEqual([])
  })

  test('a second picture uploads beside the first one, and its progress is shown', async () => {
    const sent: ApiCall[] = []
    const { choose } = open({
      [call]: (request) => {
        sent.push(request)
        return new Promise(() => undefined)
      },
    })
    await choose(pictureFile('甲.jpg'), pictureFile('乙.jpg'), pictureFile('丙.jpg'))
    await waitFor(() => expect(sent).toHaveLength(2))
    act(() => sent[0]!.progress(0.42))
    expect(await screen.findByRole('progressbar', { name: '上传 甲.jpg' })).toHaveAttribute('aria-valuenow', '42')
    expect((await findTile('丙.jpg')).getByText('等待中')).toBeVisible()
    expect(screen.getByText(/还在上传/)).toBeVisible()
  })

  test('a cancelled picture leaves at once, the next one starts, and the focus is on the field', async () => {
    const answers: ((picture: UploadedPicture) => void)[] = []
    const { choose, user, input, calls } = open({ [call]: () => new Promise<UploadedPicture>((resolve) => answers.push(resolve)) })
    await choose(pictureFile('甲.jpg'), pictureFile('乙.jpg'), pictureFile('丙.jpg'))
    await waitFor(() => expect(calls).toHaveLength(2))
    await user.click(screen.getByRole('button', { name: '取消上传 甲.jpg' }))
    expect(tiles()).toEqual(['乙.jpg', '丙.jpg'])
    expect(input).toHaveFocus()
    expect(announced()).toContain('已取消上传 甲.jpg')
    await waitFor(() => expect(calls).toHaveLength(3))
  })

  test('a failed picture says why in its place, without a toast, and a retry sends it once', async () => {
    let up = false
    const { choose, user, calls } = open({ [call]: () => (up ? uploaded() : ApiFailure.network()) })
    await choose(pictureFile('甲.jpg'))
    expect(await (await findTile('甲.jpg')).findByText('网络异常')).toBeVisible()
    expect(screen.getByText(/请重试或移除/)).toBeVisible()
    expect(screen.getAllByText('网络异常')).toHaveLength(1)
    up = true
    await user.dblClick(screen.getByRole('button', { name: '重试上传 甲.jpg' }))
    expect(await screen.findByText('1 可以提交')).toBeVisible()
    expect(calls).toHaveLength(2)
  })

  test.each(failuresOf(call))('a picture that fails by %s says why in its place', async (_, failure, words) => {
    const { choose } = open({ [call]: failure })
    await choose(pictureFile('甲.jpg'))
    expect(await (await findTile('甲.jpg')).findByText(words)).toBeVisible()
  })

  test.each(failuresOf('POST /v1/user/order/evaluate/img'))('a picture of an evaluation that fails by %s says so too', async (_, failure, words) => {
    const { choose } = open({ 'POST /v1/user/order/evaluate/img': failure }, '/v1/user/order/evaluate/img')
    await choose(pictureFile('甲.jpg'))
    expect(await (await findTile('甲.jpg')).findByText(words)).toBeVisible()
  })

  test('a picture that cannot be opened can only be removed', async () => {
    const { choose, user, calls } = open()
    await choose(pictureFile('坏.jpg'))
    expect(await screen.findByText('图片无法打开，请换一张')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^重试/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: '移除 坏.jpg' }))
    expect(tiles()).toEqual([])
    expect(calls).toEqual([])
  })

  test.each([
    ['a text that is named as a picture', [pictureFile('假.jpg', 'text')], '假.jpg 不是 JPG、PNG 或 WebP 图片，没有添加', []],
    ['the same picture twice', [pictureFile('甲.jpg', 'jpeg', '同'), pictureFile('乙.jpg', 'jpeg', '同')], '乙.jpg 已经添加过了', ['甲.jpg']],
    ['more than the limit', ['甲', '乙', '丙', '丁'].map((name) => pictureFile(name)), '最多上传 3 张图片，其余的没有添加', ['甲', '乙', '丙']],
  ])('leaves out %s, and says so', async (_, files, words, left) => {
    const { choose } = open()
    await choose(...files)
    expect(await screen.findByText(words)).toBeVisible()
    expect(tiles()).toEqual(left)
  })

  test('when the form leaves the page, uploads are cancelled and waiting pictures are not sent', async () => {
    const { choose, user, calls } = open({ [call]: () => new Promise(() => undefined) })
    const aborted = jest.spyOn(XMLHttpRequest.prototype, 'abort')
    await choose(pictureFile('甲.jpg'), pictureFile('乙.jpg'), pictureFile('丙.jpg'))
    await waitFor(() => expect(calls).toHaveLength(2))
    await user.click(screen.getByRole('button', { name: '离开' }))
    await waitFor(() => expect(aborted).toHaveBeenCalledTimes(2))
    expect(calls).toHaveLength(2)
    aborted.mockRestore()
  })

  test('an upload that an expired session interrupts runs again after the next login', async () => {
    let up = false
    const { choose, user } = open({ [call]: () => (up ? uploaded() : new Promise(() => undefined)) })
    await choose(pictureFile('甲.jpg'))
    await screen.findByRole('progressbar')
    await user.click(screen.getByRole('button', { name: '会话过期' }))
    up = true
    await user.click(screen.getByRole('button', { name: '重新登录' }))
    expect(await screen.findByText('1 可以提交')).toBeVisible()
  })
})

describe('a picture before it leaves the browser', () => {
  const send = async () => {
    const { choose, calls } = open()
    await choose(pictureFile('甲.png', 'png'))
    await waitFor(() => expect(calls).toHaveLength(1))
    return calls[0]!.body as Blob
  }

  test('is opened upright and drawn again, so that no byte of the file is sent [forms#pictures]', async () => {
    const { opened } = installPictureCanvas()
    const body = await send()
    expect(opened).toEqual([{ options: { imageOrientation: 'from-image' } }])
    expect([body.type, body.size]).toEqual(['image/png', 10])
  })

  test('becomes a JPEG when it is larger than 5 MB in its own type', async () => {
    installPictureCanvas({ 'image/png': pictureMaxBytes + 1 })
    expect((await send()).type).toBe('image/jpeg')
  })

  test('is refused when it is larger than 5 MB as a JPEG too', async () => {
    installPictureCanvas({ 'image/png': pictureMaxBytes + 1, 'image/jpeg': pictureMaxBytes + 1 })
    const { choose, calls } = open()
    await choose(pictureFile('甲.png', 'png'))
    expect(await screen.findByText('图片不能超过 5 MB，请压缩后再上传')).toBeVisible()
    expect(calls).toEqual([])
  })

  test('is at most 4096 pixels wide', async () => {
    const { drawn } = installPictureCanvas({}, { width: 8192, height: 2048 })
    await send()
    expect(drawn).toContainEqual({ width: 4096, height: 1024 })
  })
})
