/*
 * Words of rules are written in simplified characters. What reads texts in traditional ones, as Taiwan and Hong Kong
 * write them, takes the same words by character, for all characters that these words have. Source: Unicode's Unihan
 * database, kTraditionalVariant. Where a character has several, the first is the commonest in these words.
 */
const PAIRS =
  '业業 两兩 严嚴 丰豐 临臨 为為爲 丽麗 举舉 么麼 义義 乐樂 习習 书書 买買 乱亂 争爭 亏虧 云雲 亚亞 产產 亲親 仅僅 从從 仓倉 价價 众眾衆 优優 会會 伤傷 传傳 体體 余餘 佣傭 侧側 倾傾 偿償 储儲 儿兒 兑兌 关關 兴興 养養 内內 册冊 写寫 军軍 农農 决決 况況 冻凍 净淨 准準 凉涼 减減 凑湊 几幾 凭憑 击擊 划劃 则則 刚剛 创創 删刪 别別 剂劑 剧劇 劝勸 办辦 务務 动動 励勵 劲勁 劳勞 势勢 匀勻 区區 医醫 华華 协協 单單 卖賣 卫衛 却卻 厂廠 厅廳 历歷 厉厲 压壓 厌厭 厕廁 县縣 参參 双雙 发發髮 变變 叙敘 叠疊 号號 后後 吓嚇 吗嗎 听聽 启啟 员員 咨諮 响響 哑啞 喷噴 团團 园園 围圍 国國 图圖 圆圓 场場 坏壞 块塊 坚堅 垫墊 墙牆 声聲 壳殼 壶壺 处處 备備 复複復 够夠 头頭 夸誇 夹夾 夺奪 奋奮 奖獎 妆妝 妇婦 妈媽 娱娛 婴嬰 孙孫 学學 宝寶 实實 宠寵 审審 宽寬 宾賓 对對 寻尋 导導 寿壽 将將 尔爾 尘塵 尝嘗 尽盡儘 层層 届屆 属屬 屡屢 岁歲 岛島 币幣 师師 帐帳 带帶 帧幀 帮幫 干乾幹 并並 广廣 庆慶 库庫 应應 废廢 开開 异異 弃棄 张張 弥彌 弯彎 弹彈 强強 归歸 当當 录錄 彻徹 径徑 忆憶 忧憂 怀懷 态態 总總 恶惡 恼惱 悬懸 惊驚 惧懼 惨慘 惯慣 愤憤 愿願 懒懶 戏戲 战戰 户戶 执執 扩擴 扫掃 扬揚 扰擾 抢搶 护護 报報 担擔 拟擬 拥擁 拦攔 择擇 挂掛 挚摯 挡擋 挤擠 挥揮 捞撈 损損 捡撿 换換 据據 掺摻 搁擱 搅攪 携攜 摄攝 摆擺 摇搖 撑撐 敌敵 数數 断斷 无無 旧舊 时時 显顯 晒曬 晓曉 晕暈 暂暫 术術 机機 杀殺 杂雜 权權 杆桿 条條 来來 极極 构構 柜櫃 标標 栏欄 树樹 样樣 桥橋 档檔 梦夢 检檢 楼樓 横橫 欢歡 欧歐 残殘 毁毀 毕畢 气氣 汇匯 汉漢 汤湯 沟溝 没沒 洁潔 浅淺 测測 济濟 浏瀏 浓濃 润潤 涨漲 涩澀 渐漸 渗滲 温溫 游遊 湾灣 湿濕 溃潰 滞滯 满滿 滤濾 滥濫 潜潛 灭滅 灯燈 灵靈 灾災 灿燦 炉爐 炖燉 点點 炼煉 烂爛 烦煩 烧燒 烫燙 热熱 爱愛 牵牽 牺犧 状狀 犹猶 独獨 狭狹 猫貓 环環 现現 琐瑣 电電 画畫 畅暢 疗療 疯瘋 痒癢 皱皺 盐鹽 监監 盖蓋 盗盜 盘盤 着著 睐睞 瞒瞞 码碼 础礎 确確 碍礙 礼禮 离離 种種 积積 称稱 税稅 稳穩 穷窮 窃竊 窝窩 窥窺 竖豎 竞競 笔筆 筑築 筛篩 筹籌 签簽籤 简簡 类類 粮糧 紧緊 纠糾 红紅 约約 级級 纤纖 纪紀 纯純 纳納 纵縱 纷紛 纸紙 纹紋 线線 练練 组組 细細 织織 终終 绌絀 绍紹 经經 绑綁 绒絨 结結 绕繞 绘繪 给給 络絡 绝絕 统統 继繼 绩績 绪緒 续續 维維 绷繃 综綜 绿綠 缓緩 编編 缘緣 缝縫 缠纏 缩縮 网網 罗羅 罚罰 罢罷 职職 联聯 聋聾 肠腸 肤膚 肾腎 肿腫 胀脹 胆膽 胜勝 脏髒臟 脑腦 脚腳 脱脫 脸臉 腻膩 腾騰 舆輿 舰艦 艳艷 艺藝 节節 苏蘇 苹蘋 范範 荐薦 荡蕩 荣榮 药藥 获獲 营營 蓝藍 虑慮 虚虛 虫蟲 虽雖 蛮蠻 补補 袜襪 袭襲 装裝 裤褲 见見 观觀 规規 视視 览覽 觉覺 触觸 誉譽 计計 订訂 认認 讨討 让讓 训訓 议議 讯訊 记記 讲講 许許 论論 讼訟 讽諷 设設 访訪 证證 评評 识識 诈詐 诉訴 诊診 词詞 译譯 试試 诚誠 话話 诟詬 诿諉 询詢 该該 详詳 语語 误誤 诱誘 说說 请請 诺諾 读讀 课課 谁誰 调調 谈談 谎謊 谢謝 谨謹 谱譜 负負 贡貢 财財 责責 败敗 账賬帳 货貨 质質 贪貪 贫貧 贬貶 购購 贴貼 贵貴 贷貸 费費 资資 赌賭 赏賞 赔賠 赖賴 赘贅 赚賺 赛賽 赞讚贊 赠贈 赢贏 赶趕 趋趨 跃躍 践踐 踪蹤 车車 转轉 轮輪 软軟 轰轟 轻輕 载載 较較 辅輔 辐輻 输輸 辞辭 边邊 达達 迁遷 过過 运運 还還 这這 进進 远遠 违違 连連 迟遲 适適 选選 逊遜 递遞 遗遺 遥遙 邮郵 邻鄰 酱醬 释釋 里裡裏 鉴鑒 针針 钝鈍 钟鐘鍾 钠鈉 钢鋼 钱錢 钻鑽 铁鐵 链鏈 销銷 锁鎖 锅鍋 锈鏽 锐銳 错錯 锤錘 键鍵 镜鏡 长長 门門 闪閃 闭閉 问問 间間 闷悶 闹鬧 闻聞 阅閱 阔闊 队隊 阳陽 阴陰 阵陣 阶階 际際 陆陸 陈陳 险險 随隨 隐隱 难難 静靜 页頁 顶頂 项項 顺順 须須 顾顧 顿頓 预預 领領 颇頗 频頻 颖穎 题題 颜顏 额額 风風 飙飆 飞飛 饭飯 饱飽 饼餅 饿餓 馆館 馈饋 馊餿 马馬 驳駁 骂罵 验驗 骑騎 骗騙 骚騷 骤驟 鱼魚 鲁魯 鲜鮮 鸡雞 鸣鳴 麸麩 黄黃 齐齊 齿齒 龙龍 采採 周週 布佈 占佔 咸鹹 松鬆 卷捲 致緻 冲衝 丑醜 系係 制製 台臺 只隻';

const TRADITIONAL: ReadonlyMap<string, string> = new Map(
  PAIRS.split(' ').map((pair) => [pair[0] ?? '', pair.slice(1)]),
);

/** The same words in traditional characters, as many as they are; those without such characters stay as they are. */
export const inTraditional = (words: string): string =>
  words.replace(/\p{Script=Han}/gu, (one) => TRADITIONAL.get(one)?.[0] ?? one);

/** Words, and behind them the same in traditional characters where that is another spelling. */
export const inBothScripts = (words: readonly string[]): readonly string[] => [
  ...new Set([...words, ...words.map(inTraditional)]),
];

/** The source of a regular expression that finds its characters in either script. */
export function eitherScript(source: string): string {
  let inClass = false;
  return source.replace(/\\.|[[\]]|\p{Script=Han}/gu, (one) => {
    if (one === '[' || one === ']') inClass = one === '[';
    const others = TRADITIONAL.get(one);
    if (others === undefined) return one;
    return inClass ? one + others : `[${one}${others}]`;
  });
}

/** The same regular expression, which finds its characters in either script. */
export const inEitherScript = ({ source, flags }: RegExp): RegExp => new RegExp(eitherScript(source), flags);
