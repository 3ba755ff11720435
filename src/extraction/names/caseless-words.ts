import { remembered } from '../text/remembered.ts';
import { LEGAL_FORMS } from './legal-forms.ts';

/*
 * Words of languages without capitals that titles, courses, jobs and features are made of. Few end a name: what is
 * measured, done or asked for. Names have the others beside a word of their own ("카카오테크 부트캠프"), never alone.
 */
const ENDS = `
기준 시기 규모 비중 비율 수준 상태 환경 조건 기간 시간 일정 비용 금액 가격 요금 부담금 지원금 장려금 수당 방식 방법 형태 유형 종류 여부 결과 결과물
예시 사례 목표 목적 이유 장점 단점 특징 차이 요약 선택 준비 신청 발급 등록 관리 분석 설계 제작 운영 학습 훈련 실습 상담 면접 취업 이직 창업
비교 확인 활용 이해 검토 평가 작성 피드백 멘토링 개발자 디자이너 기획자 마케터 분석가 엔지니어 전공자 비전공자 입문자 초보자 직장인
대학생 취준생 수강생 동료 고객 중심 중시 위주 전용 맞춤 처음 무료 유료 취업률 수료율 만족도 난이도 추천 대상 순위 항목 구분 내용 전략 효과 성과
基準 規模 調査 希望 関連 費用 料金 価格 期間 方法 手順 条件 目的 理由 特徴 効果 実績 体制 事例 選定 比較 検討 確認 対策 分析 改善 導入 構築 作成 最適化 課金 重視 中心
会社 企業 業者 代理店 各社 サービス ライセンス ツール 担当者 記事 型 系
价格 费用 方法 步骤 条件 标准 特点 效果 优势 缺点 建议 方案 策略 公司 平台 工具 厂商 机构`;
const KINDS = `
과정 과목 강의 수업 커리큘럼 프로젝트 포트폴리오 자격증 코스 트랙 부트캠프 아카데미 스쿨 캠프 학원 학교 대학 대학교 기관 기업 대기업 회사 업체
서비스 제품 상품 브랜드 앱 사이트 플랫폼 프로그램 시스템 솔루션 도구 툴 기초 기본 초보 입문 심화 고급 실무 실전 오프라인 온라인 디자인 개발
마케팅 데이터 백엔드 프론트엔드 프런트엔드 풀스택 클라우드 보안 인공지능 리서치 영상 콘텐츠 컨텐츠 브랜딩 코딩 교육 기획 웹 모바일 취업 직무
기타 최근 전체 사전 국비 국비지원 자바 파이썬 머신러닝 딥러닝 알고리즘 쇼핑몰 에이전시 광고 홍보 컨설팅
マーケティング コンテンツ メディア サイト アプリ ブランド 製品 商品 市場 業界 専門 ネットワーク リサーチ コンサルティング 広告 広報
制作 運用 支援 設計 スクール 講座 コース デザイン エンジニア プログラミング データ クラウド セキュリティ メソッド
品牌 产品 服务 软件 系统 设计 课程 数据`;

/** What buyers look at in things, places and services, and what parts of answers are called: no name is made of these alone. */
const FACETS = `
예산 프로모션 통화 통화량 문자 데이터량 요금제 할인 할인율 쿠폰 적립 포인트 혜택 위치 주차 예약 후기 리뷰 평점 메뉴 배송 배송비 교환 환불 반품 품질 재료
원재료 맛 양 포장 성능 배터리 화면 무게 크기 색상 사이즈 소재 보증 보증기간 설치 청소 소음 소비전력 전기료 용량 속도 안정성 내구성 편의성 접근성 분위기
친절도 위생 안전 안전성 시설 객실 조식 수영장 전망 교통 거리 영업시간 운영시간 휴무일 연락처 전화번호 주소 홈페이지 결제 결제수단 약정 위약금 해지 개통
유심 번호이동 통신망 커버리지 부작용 회복 회복기간 통증 시술 시술시간 마취 부위 횟수 주기 효능 성분 함량 칼로리 영양 단백질 유통기한 보관 조리 조리시간
인원 인분 세트 구성 옵션 견적 계약 계약기간 촬영 편집 기획력 제작비 제작기간 저작권 수정 수정횟수 납기 전문성 경험 경력 신뢰도 소통 응대 수수료 이자 금리
한도 연회비 보장 보험료 자기부담금 결론 정리 총평 팁 주의사항 유의사항 체크리스트 참고 질문 답변 문의 단계 순서 절차
予算 プラン 料金プラン 割引 クーポン 特典 ポイント 立地 アクセス 駐車場 予約 口コミ 評判 評価 メニュー 配送 送料 交換 返品 返金 品質 素材 味 量 性能
バッテリー 画面 重さ 重量 サイズ カラー 保証 保証期間 設置 掃除 騒音 消費電力 電気代 容量 速度 安定性 耐久性 デザイン性 使いやすさ 雰囲気 衛生 安全性 設備 客室
朝食 眺望 交通 距離 営業時間 定休日 連絡先 電話番号 住所 公式サイト 支払い方法 契約 契約期間 解約 違約金 副作用 成分 カロリー 栄養 賞味期限 保存 調理時間 人数
セット 内容 オプション 見積もり 納期 専門性 経験 信頼性 サポート サポート体制 手数料 金利 限度額 年会費 補償 保険料 まとめ 総評 注意点 チェックリスト 補足 質問
回答 流れ ステップ 寝心地 硬さ 厚み 通気性 体圧分散 プロモーション インフォグラフィック
预算 优惠 折扣 地址 交通 停车 预约 评价 口碑 菜单 配送 运费 退换 退款 质量 材质 味道 分量 包装 性能 电池 屏幕 重量 尺寸 颜色 保修 安装 清洁 噪音 功耗 容量
速度 稳定性 耐用性 设计 易用性 氛围 卫生 安全性 设施 客房 早餐 距离 营业时间 电话 官网 支付方式 合同 成分 热量 营养 保质期 套餐 选项 报价 交期 专业性 经验
售后 手续费 利率 年费 保费 总结 注意事项 清单 补充 问题 回答`;

const listed = (words: string) => words.trim().split(/\s+/);
const END = new Set(listed(ENDS));
const PLAIN = new Set([...END, ...listed(KINDS), ...listed(FACETS)]);
/** Compounds are written without spaces: "구직신청", "専門サービス". */
const COMPOUND = new RegExp(
  `.(?:${listed(ENDS)
    .filter((word) => word.length > 1)
    .join('|')})$`,
  'u',
);

/** "AI", "UI/UX", "+": say nothing beside such words. */
const BESIDE = /^[A-Z]{0,4}(?:[/·+&]?[A-Z]{1,4})?$/;

const LEGAL_FORM = new RegExp(LEGAL_FORMS, 'u');

/** Whether words of a script without capitals tell a subject, a job, a measure or a kind of things rather than a name. */
export const isSubject: (name: string) => boolean = remembered((name) => {
  if (LEGAL_FORM.test(name)) return false;
  const words = name.split(/[\s/·・+&]+/u).filter((word) => word !== '');
  const last = words.at(-1) ?? '';
  return END.has(last) || COMPOUND.test(last) || words.every((word) => PLAIN.has(word) || BESIDE.test(word));
});
