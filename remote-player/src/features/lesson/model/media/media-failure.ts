/** Why a lesson's video cannot play. The message is for the learner. */
export class MediaFailure extends Error {
  override name = 'MediaFailure'

  static network = (): MediaFailure => new MediaFailure('视频加载失败，请检查网络后重试')
  static media = (): MediaFailure => new MediaFailure('视频播放出错，请重试')
  static unsupported = (): MediaFailure => new MediaFailure('当前浏览器不支持播放该视频，请更换浏览器')
}
